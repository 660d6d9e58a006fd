import { test } from '@japa/runner'
import fc from 'fast-check'
import { pageText } from '#app/flows/domain/runs/page_text'
import { announcedSeed, rounds } from '#tests/helpers/random'

const PIECES = [
  ...['<', '>', '"', "'", '=', '/', '!', '-->', '<!--', '&', ';', '&lt;', '&#60;', '&#0;', ' '],
  ...['<p>', '</p>', '<pre>', '</pre>', '<script>', '</script>', '<a href=', '<li>', 'text', '\n'],
]

test.group('The text of a page', () => {
  test('is what people read of it', ({ assert }) => {
    const pages = [
      { html: '<title>A &amp; B</title><p>One\n two</p>three', text: 'A & B\n\nOne two\n\nthree' },
      { html: '<h2>Head <b>line</b></h2><ul><li>a<li>b</ul>', text: '## Head line\n\n- a\n- b' },
      {
        html: '<table><tr><td>1</td><td>2</td></tr><tr><td>3</td></tr></table>',
        text: '1 | 2\n\n3',
      },
      { html: 'a<pre>  x\n    y</pre>', text: 'a\n\n  x\n    y' },
      { html: 'a<script>alert("</p>")</script>b<STYLE>c{}</style >d', text: 'abd' },
      { html: 'a<nav><a href="/">Home</a></nav>b<!-- <p>no --> c', text: 'ab c' },
      { html: '<a title="x > y" href=https://a.test>link</a>', text: 'link' },
      { html: '3 < 4 &#128512; &unknown; &amp;lt;', text: '3 < 4 😀 &unknown; &lt;' },
      { html: '<p>never closed <script>x', text: 'never closed' },
      { html: '<?xml version="1.0"?><!doctype html>a', text: 'a' },
    ]
    for (const { html, text } of pages) assert.equal(pageText(html), text)
  })

  test('is found in any page, however broken', ({ assert }) => {
    const seed = announcedSeed('pages')
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...PIECES)), (pieces) => {
        const text = pageText(pieces.join(''))
        assert.notMatch(text, /\n{4}|\0/)
      }),
      { seed, numRuns: rounds(20_000) }
    )
  })

  test('that is long is read piece by piece', ({ assert }) => {
    assert.equal(pageText('ab '.repeat(200_000)), 'ab '.repeat(200_000).trim())
  })
})
