import { HELD } from '@/components/ui/held';
import { pageNonce } from './page-nonce';

/** How high each place is that was measured in a window of this width; `components/ui/held-place` draws them. */
const holdThem = `(() => {
  try {
    for (const key of Object.keys(localStorage)) {
      if (!key.startsWith('${HELD}')) continue;
      const [width, height] = localStorage.getItem(key).split(' ').map(Number);
      if (width !== innerWidth || !(height > 0)) continue;
      const name = '--held-' + key.slice(${HELD.length});
      document.documentElement.style.setProperty(name, height + 'px');
      document.documentElement.style.setProperty(name + '-is', 'block');
    }
  } catch {}
})()`;

/** Before anything is drawn: what a browser alone knows comes later than the page, and would push away what stands below it. */
export async function HeldPlaces() {
  return (
    <script
      nonce={await pageNonce()}
      dangerouslySetInnerHTML={{ __html: holdThem }}
      suppressHydrationWarning
    />
  );
}
