import { pageNonce } from './page-nonce';

/** Runs before any other script of ours has come; what streams in later is there when the page is loaded. */
const askForPictures = `(() => {
  const ask = () => document.querySelectorAll('use[data-href]').forEach((use) => use.setAttribute('href', use.dataset.href));
  requestAnimationFrame(() => setTimeout(ask));
  addEventListener('load', ask);
})()`;

/** Asks for the pictures that `UsePicture` held back, as soon as the page's words are painted. */
export async function AfterPaint() {
  return (
    <script
      nonce={await pageNonce()}
      dangerouslySetInnerHTML={{ __html: askForPictures }}
      suppressHydrationWarning
    />
  );
}
