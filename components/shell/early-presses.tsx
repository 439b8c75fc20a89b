import { Alive } from './alive';
import { pageNonce } from './page-nonce';

/** Runs before anything else of ours. The last press alone is kept: who presses three times wants one answer. */
const keepThem = `(() => {
  const kinds = ['pointerdown', 'mousedown', 'click'];
  let presses = [];
  const note = (event) => {
    if (event.type === 'pointerdown' || presses.at(-1)?.type === 'click') presses = [];
    if (event.target.closest?.('button[type=button]')) presses.push(event);
  };
  kinds.forEach((kind) => addEventListener(kind, note, true));
  addEventListener('muster.alive', () => {
    kinds.forEach((kind) => removeEventListener(kind, note, true));
    const lost = presses.filter(({ eventPhase }) => eventPhase === 0);
    setTimeout(() => lost.forEach((press) => press.target.dispatchEvent(new press.constructor(press.type, press))));
  }, { once: true });
})()`;

/**
 * What is pressed before the page answers is pressed again once it does: on a slow phone a button stands there for a second
 * or more before its script has come. A press that is still under way when the page comes alive is answered by itself.
 */
export async function EarlyPresses() {
  return (
    <>
      <script
        nonce={await pageNonce()}
        dangerouslySetInnerHTML={{ __html: keepThem }}
        suppressHydrationWarning
      />
      <Alive />
    </>
  );
}
