/**
 * Dialogs hold the page behind them still with a style element (react-remove-scroll, which Radix uses). The content policy
 * takes it with the nonce of this page, and the library reads that under a name that bundlers gave it.
 */
export function handOverStyleNonce(): void {
  const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')
  if (meta) Object.assign(globalThis, { __webpack_nonce__: meta.nonce })
}
