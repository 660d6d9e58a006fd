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
        <link rel="stylesheet" href="/plain_page.css" />
      </head>
      <body>
        <header>
          <a href="/">Hone</a>
        </header>
        <main>${body}</main>
        <footer>
          <p>
            <span>Better prompts, with a reason for every change.</span>
            <a href="/terms">Terms</a>
            <a href="/privacy">Privacy</a>
          </p>
        </footer>
      </body>
    </html>`.text
}
