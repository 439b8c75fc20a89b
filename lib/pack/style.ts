/** The look of the file: its own, because it has nothing else to lean on. Printed, it is either the list or the sheets. */
export const style = `
:root{color-scheme:light dark;--paper:light-dark(#faf6ee,#15130f);--sheet:light-dark(#fffdf8,#1e1b16);--line:light-dark(#d9cfbc,#3a342a);--strong:light-dark(#8d7f68,#857a68);--ink:light-dark(#211c15,#efe8da);--quiet:light-dark(#5f5545,#b3a893);--brand:light-dark(#7a2e1d,#e79a7f);--solid:light-dark(#7a2e1d,#9c4029);--good:light-dark(#23613a,#86cf9c);--warn:light-dark(#7c5200,#e6b85c);--bad:light-dark(#a11d2b,#ff9a94);--focus:light-dark(#1d5fb4,#8ec2ff)}
*{box-sizing:border-box}
html{background:var(--paper);color:var(--ink);font:1rem/1.55 'Muster Body',system-ui,sans-serif;-webkit-text-size-adjust:100%;scroll-padding-top:6rem}
body{margin:0 auto;max-width:60rem;padding:1rem 1rem 4rem}
h1,h2,h3{font-family:'Muster Display',Georgia,serif;line-height:1.15;margin:0;overflow-wrap:anywhere}
h1{font-size:2.2rem}h2{font-size:1.5rem;margin-top:2rem}h3{font-size:1.15rem;margin-top:1rem}
p{margin:.4rem 0}a{color:var(--brand)}small,.quiet{color:var(--quiet)}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px;border-radius:4px}
#verdict{position:sticky;top:0;z-index:1;background:var(--paper);border-bottom:1px solid var(--line);margin:0 -1rem;padding:.4rem 1rem;max-height:45dvh;overflow-y:auto}
.verdict{font-size:1.15rem}.good b{color:var(--good)}.bad b{color:var(--bad)}
.findings{margin:.2rem 0;padding-left:1.2rem;font-size:.92rem}.error>b{color:var(--bad)}.warning>b{color:var(--warn)}
.lines{list-style:none;margin:.6rem 0;padding:0;border-top:1px solid var(--line)}
.lines li{display:grid;grid-template-columns:1fr auto;align-items:center;gap:0 1rem;padding:.4rem 0;border-bottom:1px solid var(--line)}
.lines .name{font-weight:700;overflow-wrap:anywhere}.lines .name:not(:has(+.more)){grid-row:1/span 2}.lines .more{grid-column:1;color:var(--quiet);font-size:.9rem;overflow-wrap:anywhere}
.lines .count{grid-column:2;grid-row:1/span 2;display:flex;gap:.3rem}.gone .name{text-decoration:line-through;color:var(--quiet)}
button,input,textarea{font:inherit;color:inherit;background:var(--sheet);border:1px solid var(--strong);border-radius:.6rem}
button{min-height:2.75rem;min-width:2.75rem;padding:.2rem .9rem;font-weight:700;cursor:pointer}button:disabled{opacity:.5;cursor:default}
.count button{padding:.2rem}.count input{width:4rem;min-height:2.75rem;text-align:center}
.bar{display:flex;flex-wrap:wrap;gap:.5rem;margin:.8rem 0}.primary{background:var(--solid);color:#fffdf8;border-color:transparent}
textarea{width:100%;padding:.5rem;font-family:ui-monospace,monospace;font-size:.9rem}
.options,.rules{margin:.6rem 0}.options div,.rules div{display:grid;grid-template-columns:minmax(6.5rem,auto) 1fr;gap:1rem;padding:.3rem 0;border-bottom:1px solid var(--line)}
.rules div{grid-template-columns:6.5rem 1fr}.rules :target,.rules div:target{background:light-dark(#f1eadd,#2e281f)}
dt{font-weight:700;color:var(--quiet)}dd{margin:0;overflow-wrap:anywhere}
#cards{display:flex;flex-wrap:wrap;gap:.6rem;margin-top:.8rem}.card{max-width:100%;background:#fff;border-radius:2mm}
#sheets{display:none}
.card text,.sheet text{font-kerning:none;font-variant-ligatures:none;white-space:pre}
@page{margin:0}
@media print{
:root{color-scheme:light}html{background:#fff}body{max-width:none;padding:0}
.bar,.count button,#text,.nowhere{display:none!important}
#sheets .sheet{display:block;break-after:page}#sheets .sheet:last-child{break-after:auto}
html.sheets #page{display:none}html.sheets #sheets{display:block}
html:not(.sheets) #page{padding:14mm 12mm}html:not(.sheets) #verdict{position:static;max-height:none;margin:0;padding:0}
.count input{border:0;background:none}.card{break-inside:avoid}h2{break-after:avoid}.lines li,.rules div{break-inside:avoid}
}
`;
