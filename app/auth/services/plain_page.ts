import string from '@adonisjs/core/helpers/string'

/** Text that is HTML already. */
export class Html {
  constructor(public text: string) {}
}

/** HTML whose values are escaped, unless they are HTML themselves. */
export function html(parts: TemplateStringsArray, ...values: (string | Html | Html[])[]): Html {
  return new Html(parts.reduce((text, part, index) => text + asHtml(values[index - 1]) + part))
}

function asHtml(value: string | Html | Html[]): string {
  if (Array.isArray(value)) return value.map(asHtml).join('')
  return value instanceof Html ? value.text : string.escapeHTML(value)
}

/** A small page of the server's own, for where the application is not at hand. Needs no script. */
export function plainPage(title: string, body: Html): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${title} · Hone</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <style>
          ${STYLE}
        </style>
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html>`.text
}

const STYLE = new Html(`
  :root { color-scheme: light dark; --paper: #faf9f7; --card: #fff; --ink: #292524; --soft: #57534e;
    --line: #8a8480; --action: #b43c0e; --on-action: #fff; --note: #fdf1e0; }
  @media (prefers-color-scheme: dark) {
    :root { --paper: #1c1917; --card: #262220; --ink: #f5f3f0; --soft: #c4bdb6; --line: #88817b;
      --action: #fb923c; --on-action: #1c1917; --note: #3a2a1a; }
  }
  * { box-sizing: border-box; }
  body { margin: 0; padding: 48px 20px; background: var(--paper); color: var(--ink);
    font: 16px/1.5 'Inter Variable', system-ui, sans-serif; }
  main { max-width: 440px; margin: 0 auto; padding: 32px; background: var(--card);
    border-radius: 10px; box-shadow: 0 0 0 1px rgb(120 113 108 / .25), 0 4px 16px rgb(0 0 0 / .06); }
  h1 { margin: 0 0 12px; font: 500 28px/1.2 'Newsreader Variable', Georgia, serif; }
  h2 { margin: 28px 0 8px; font-size: 16px; }
  p { margin: 0 0 16px; color: var(--soft); }
  .note { padding: 12px 16px; border-radius: 8px; background: var(--note); color: var(--ink); }
  .error { padding: 12px 16px; border-radius: 8px; border: 1px solid var(--action); color: var(--ink); }
  form { margin: 0 0 12px; display: grid; gap: 12px; }
  label { display: grid; gap: 4px; font-size: 14px; font-weight: 500; }
  input { font: inherit; padding: 10px 12px; border: 1px solid var(--line); border-radius: 8px;
    background: var(--paper); color: var(--ink); }
  button, .button { display: block; width: 100%; padding: 12px 20px; border: 1px solid var(--line);
    border-radius: 8px; background: var(--card); color: var(--ink); font: inherit; font-weight: 500;
    text-align: center; text-decoration: none; cursor: pointer; }
  button small { display: block; font-weight: 400; color: var(--soft); }
  .primary { background: var(--action); border-color: var(--action); color: var(--on-action); }
  a { color: inherit; }
  :focus-visible { outline: 3px solid var(--action); outline-offset: 2px; }
`)
