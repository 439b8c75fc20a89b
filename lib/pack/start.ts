import { defaultAgreement, touchedRules, type AnySystem, type Rulebook } from '@/lib/rules';
import { judgePack, readPack, withCounts, type Pack } from './pack';
import {
  agreementHtml,
  cardsHtml,
  linesHtml,
  optionsHtml,
  rulesHtml,
  sheetsHtml,
  textHtml,
  verdictHtml,
} from './sections';

const place = (id: string): HTMLElement => document.getElementById(id)!;

/** Brings the file to life: counts can be changed, and the verdict follows. It asks nobody for anything. */
export async function startPack(system: AnySystem): Promise<void> {
  const read = readPack(JSON.parse(place('pack').textContent ?? 'null'));
  if (!read.ok) {
    place('verdict').textContent = read.problems[0]?.message ?? '';
    return;
  }
  const pack = read.value;
  const book = await system.rulebook();
  let counts = pack.list.entries.map((item) => item.count);
  let wanted: { readonly at: number; readonly step: string } | undefined;

  const show = (): void => {
    render(system, book, pack, counts);
    if (wanted) {
      // The button that was pressed was drawn anew: the focus stays where it was.
      const { at, step } = wanted;
      const same = document.querySelector<HTMLButtonElement>(
        `[data-at="${at}"][data-step="${step}"]:enabled`,
      );
      (same ?? document.querySelector<HTMLElement>(`[data-count="${at}"]`))?.focus();
    }
    wanted = undefined;
  };
  const set = (at: number, count: number): void => {
    if (!Number.isInteger(count)) return;
    counts = counts.map((c, i) => (i === at ? Math.min(999, Math.max(0, count)) : c));
    show();
  };

  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : undefined;
    if (!button) return;
    const { step, at, print } = button.dataset;
    if (step !== undefined && at !== undefined) {
      wanted = { at: Number(at), step };
      set(Number(at), counts[Number(at)]! + Number(step));
    } else if (button.dataset.reset !== undefined) {
      counts = pack.list.entries.map((item) => item.count);
      show();
    } else if (print !== undefined) {
      document.documentElement.className = print === 'list' ? '' : 'sheets';
      if (print !== 'list') {
        const paper = print === 'letter' ? 'letter' : 'a4';
        const judged = judgePack(system, withCounts(pack.list, counts), pack.agreement);
        if (judged.ok) place('sheets').innerHTML = sheetsHtml(system, judged.value, pack, paper);
        place('paper').textContent = `@page{size:${paper === 'a4' ? '210mm 297mm' : '215.9mm 279.4mm'}}`;
      }
      window.print();
    }
  });
  document.addEventListener('change', (event) => {
    if (event.target instanceof HTMLInputElement && event.target.dataset.count !== undefined)
      set(Number(event.target.dataset.count), event.target.valueAsNumber);
  });
  show();
}

function render(system: AnySystem, book: Rulebook, pack: Pack, counts: readonly number[]): void {
  const list = withCounts(pack.list, counts);
  // An agreement that a later version no longer reads leaves the list readable, by the rules as printed.
  const under = judgePack(system, list, pack.agreement);
  const judged = under.ok ? under : judgePack(system, list, defaultAgreement(system));
  if (!judged.ok) {
    place('verdict').textContent = judged.problems[0]?.message ?? '';
    return;
  }
  const rows = touchedRules(system, book, judged.value);
  place('verdict').innerHTML = verdictHtml(system, judged.value, rows);
  place('lines').innerHTML = linesHtml(system, judged.value, pack.list, counts);
  place('options').innerHTML = optionsHtml(system, judged.value);
  place('agreement').innerHTML = agreementHtml(system, pack, judged.value);
  place('rules').innerHTML = rulesHtml(rows);
  place('cards').innerHTML = cardsHtml(system, judged.value);
  place('text').innerHTML = textHtml(system, judged.value);
}
