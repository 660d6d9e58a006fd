import { test } from '@japa/runner'
import { categoryOf, titleOf } from '#app/prompts/domain/category'
import { read } from '#app/prompts/domain/reading/read'

test.group('Category of a prompt', () => {
  test('{0} belongs to {1}')
    .with([
      ['Write a campaign email about our spring launch', 'marketing'],
      ['Write a LinkedIn ad for our brand', 'marketing'],
      ['Write a cold outreach message to a prospect', 'sales'],
      ['Draft a proposal for a client', 'sales'],
      ['Create a blog post about remote work', 'content'],
      ['Write a short story about a fox', 'content'],
      ['Reply to this customer complaint about a refund', 'support'],
      ['Help me plan a meeting', 'productivity'],
      ['Write a blog post. Then tell the client, the buyer, the prospect and the lead.', 'content'],
      ['asdf', 'productivity'],
    ] as const)
    .run(({ assert }, [text, category]) => {
      assert.equal(categoryOf(read(text)), category)
    })
})

test.group('Title of a prompt', () => {
  test('{0} is called {1}')
    .with([
      ['Write an email about our new product.', 'Write an email about our new product'],
      ['can you write a poem about rain?', 'Write a poem about rain'],
      ['You are a chef.\n\nList ten soups', 'List ten soups'],
      ['  \n ', 'Untitled prompt'],
      ['List\u0000ten soups', 'List ten soups'],
    ])
    .run(({ assert }, [text, title]) => {
      assert.equal(titleOf(read(text)), title)
    })

  test('a long one is cut between words, and never inside a character', ({ assert }) => {
    const title = titleOf(read(`Write ${'long words '.repeat(40)}`))
    assert.isBelow(title.length, 82)
    assert.match(title, / (?:long|words)…$/)
    assert.notMatch(titleOf(read('😀'.repeat(300))), /[\uD800-\uDBFF](?![\uDC00-\uDFFF])/)
  })
})
