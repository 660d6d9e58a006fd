import { test } from '@japa/runner'
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { PartialText } from '#frontend/components/partial_text'
import { StreamedText } from '#frontend/components/streamed_text'
import { injectionTexts } from '#tests/functional/flows/injections/injection_texts'

const MARK = 'the-text-itself'

/** What is rendered for a text, without what is rendered anyway. */
const elementsIn = (markup: string) => markup.match(/<[a-z][^>]*>/g)

test.group('The text of a model', () => {
  const screens: [name: string, screen: (text: string) => ReactElement][] = [
    ['while it comes', (text) => createElement(StreamedText, { label: '', text, onStop() {} })],
    ['that ended too early', (text) => createElement(PartialText, { text })],
  ]
  for (const [name, screen] of screens) {
    test(`${name} adds no element to the page, whatever it contains`, ({ assert }) => {
      const usual = elementsIn(renderToStaticMarkup(screen(MARK)))
      for (const text of injectionTexts('http://127.0.0.1:1')) {
        const markup = renderToStaticMarkup(screen(text))
        assert.deepEqual(elementsIn(markup), usual)
      }
    })
  }
})
