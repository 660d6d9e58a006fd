import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { barriersAtEachWidth } from '#tests/browser/helpers/barriers'
import { becomes } from '#tests/browser/helpers/becomes'
import { Desk } from '#tests/browser/helpers/desk'
import { call, holdBack, newcomer } from '#tests/browser/saved/own_data'

const GOAL = 'Read the contract, list the risks, and ask me before writing a letter to the supplier'

/** Opens a prompt with two jobs in the Prompt Editor, and the menu of its first variant. */
async function openPromptMenu(page: Page): Promise<void> {
  const prompt = 'Summarize the meeting notes. Then write an email to the team about it.'
  await page.goto(`/prompt-editor?${new URLSearchParams({ prompt })}`)
  const menu = page.getByRole('button', { name: /^More actions:/ })
  await menu.first().click()
}

/** How many flows this person has, those in the recently deleted ones included. */
const flowsOf = async (page: Page): Promise<number> => {
  const lists = ['/api/flows', '/api/flows?deleted=true']
  const found = await Promise.all(lists.map((path) => call<unknown[]>(page, 'GET', path)))
  return found.flat().length
}

test.group('The guided start', (group) => {
  const desk = Desk.in(group)

  test('proposes a flow for a goal, and creates it when it is accepted, on desks and phones', async ({
    assert,
  }) => {
    const page = await newcomer(desk)
    await page.goto('/flow-builder')
    await page.getByLabel('What should this flow do?').fill(GOAL)
    await page.keyboard.press('ControlOrMeta+Enter')
    await page.getByRole('heading', { name: 'Proposed flow' }).waitFor()
    for (const name of ['Risks', 'Approval', 'Letter'])
      await page.getByRole('heading', { level: 3, name, exact: true }).waitFor()
    await page.getByText('From your words: “list the risks”.').waitFor()
    assert.deepEqual(await barriersAtEachWidth(page), [])
    assert.deepEqual(await call(page, 'GET', '/api/flows'), [])
    await page.getByLabel('Name of the flow').fill('Contract risks')
    await page.keyboard.press('ControlOrMeta+Enter')
    await page.getByRole('heading', { level: 1, name: 'Contract risks' }).waitFor()
  })

  test('keeps the button that accepts a proposal in view, however many steps it has', async ({
    assert,
  }) => {
    const page = await newcomer(desk)
    await page.goto('/flow-builder')
    const jobs = ['the risks', 'the duties', 'the dates', 'the open questions', 'the costs']
    await page
      .getByLabel('What should this flow do?')
      .fill(`Read the contract. ${jobs.map((one) => `List ${one}.`).join(' ')}`)
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await page.getByRole('button', { name: 'Propose a flow' }).click()
      const heading = page.getByRole('heading', { name: 'Proposed flow' })
      await heading.waitFor()
      await heading.evaluate((element) => element.scrollIntoView())
      const accept = page.getByRole('button', { name: 'Create this flow' })
      const hits = () =>
        accept.evaluate((element) => {
          const box = element.getBoundingClientRect()
          const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
          const found = document.elementFromPoint(x, y)
          return found !== null && element.contains(found)
        })
      await becomes(hits, true)
      assert.isTrue(await heading.isVisible())
    }
  })

  test('keeps the goal when the proposal is discarded, and after a reload', async ({ assert }) => {
    const page = await newcomer(desk)
    await page.goto('/flow-builder')
    const field = page.getByLabel('What should this flow do?')
    await field.fill('Reply to customer reviews')
    await page.getByRole('button', { name: 'Propose a flow' }).click()
    await page.getByText('A ready flow that fits your goal. You get a copy of your own.').waitFor()
    await page.getByRole('button', { name: 'Discard' }).click()
    await page.getByRole('heading', { name: 'Proposed flow' }).waitFor({ state: 'detached' })
    assert.equal(await field.inputValue(), 'Reply to customer reviews')
    await page.reload()
    await field.waitFor()
    assert.equal(await field.inputValue(), 'Reply to customer reviews')
  })

  test('points out a ready flow that is near, and copies it', async () => {
    const page = await newcomer(desk)
    await page.goto('/flow-builder')
    await page
      .getByLabel('What should this flow do?')
      .fill('Turn meeting notes into a follow-up email and ask me before it is finished')
    await page.getByRole('button', { name: 'Propose a flow' }).click()
    const proposal = page.getByRole('region', { name: 'Proposed flow' })
    await proposal.getByText('Ready flows that may fit your goal').waitFor()
    await proposal.getByText('It does not ask you before it is finished.').waitFor()
    await proposal.getByRole('button', { name: 'Meeting notes to actions' }).click()
    await page.getByRole('heading', { level: 1, name: 'Meeting notes to actions' }).waitFor()
  })

  test('asks what a part of the goal is for, follows the answer, and takes it back', async ({
    assert,
  }) => {
    const page = await newcomer(desk)
    await page.goto('/flow-builder')
    await page
      .getByLabel('What should this flow do?')
      .fill('Go through the invoices, anything odd to me, the rest a short confirmation')
    await page.getByRole('button', { name: 'Propose a flow' }).click()
    const proposal = page.getByRole('region', { name: 'Proposed flow' })
    const question = proposal.getByRole('region', { name: /^What should happen with “.+”\?$/ })
    const asked = await question.getByRole('heading').innerText()
    const chips = await question.getByRole('button').allInnerTexts()
    const answers = new Set(chips.map((text) => text.replace(/\d/g, '').trim()))
    assert.equal(answers.size, chips.length)
    assert.deepEqual(await barriersAtEachWidth(page), [])
    await page.keyboard.press('1')
    await proposal.getByText('The steps follow your answer.').waitFor()
    await proposal.getByRole('button', { name: 'Take the answer back' }).click()
    await proposal.getByRole('heading', { name: asked }).waitFor()
    await proposal.getByText('The steps follow your answer.').waitFor({ state: 'detached' })
  })

  test('takes over what was written at home, and brings back the goal that stood here', async ({
    assert,
  }) => {
    const page = await newcomer(desk)
    await page.goto('/flow-builder')
    const goal = page.getByLabel('What should this flow do?')
    await goal.fill('Summarize the minutes')
    await page.goto('/home')
    const words = 'Write a press release from my notes, then translate it to German'
    await page.getByLabel('What would you like to improve today?').fill(words)
    await page.getByRole('link', { name: 'Make a flow' }).click()
    const proposal = page.getByRole('region', { name: 'Proposed flow' })
    await proposal.getByRole('heading', { level: 3, name: 'Press release' }).waitFor()
    assert.equal(await goal.inputValue(), words)
    await page.getByRole('button', { name: 'Bring it back' }).click()
    await becomes(() => goal.inputValue(), 'Summarize the minutes')
    await page.goBack()
    await becomes(
      () => page.getByLabel('What would you like to improve today?').inputValue(),
      words
    )
    await page.getByRole('link', { name: 'Create Advanced Flow' }).click()
    await proposal.waitFor()
    await page.reload()
    await becomes(() => goal.inputValue(), words)
    await proposal.waitFor({ state: 'detached' })
  })

  test('asks which kinds a goal sorts into, and gives each its work', async ({ assert }) => {
    const page = await newcomer(desk)
    await page.goto('/flow-builder')
    await page
      .getByLabel('What should this flow do?')
      .fill('sort customer mails and draft a reply for each kind')
    await page.getByRole('button', { name: 'Propose a flow' }).click()
    const question = page.getByRole('region', { name: 'Which kinds are there?' })
    const kinds = question.getByLabel('Kinds')
    await question.getByRole('button', { name: 'Use these kinds' }).click()
    await question.getByText('Name at least one kind, or choose “No fixed kinds”.').waitFor()
    assert.deepEqual(await barriersAtEachWidth(page), [])
    await kinds.fill('refund, delivery or something rude')
    await question.getByText('Hone reads: refund · delivery · something rude').waitFor()
    await question.getByRole('button', { name: 'Use these kinds' }).click()
    const proposal = page.getByRole('region', { name: 'Proposed flow' })
    await proposal.getByRole('heading', { level: 3, name: 'Reply for Delivery' }).waitFor()
    await proposal.getByText('The steps follow your answer.').waitFor()
    await proposal.getByRole('button', { name: 'Take the answer back' }).click()
    await question.getByRole('button', { name: 'No fixed kinds' }).click()
    await question.waitFor({ state: 'detached' })
  })

  test('says when each step of a proposal is carried out', async () => {
    const page = await newcomer(desk)
    await page.goto('/flow-builder')
    await page
      .getByLabel('What should this flow do?')
      .fill('If a message is a complaint, write an apology, otherwise write a thank-you note')
    await page.getByRole('button', { name: 'Propose a flow' }).click()
    const apology = page.getByRole('listitem').filter({
      has: page.getByRole('heading', { level: 3, name: 'Apology', exact: true }),
    })
    await apology.getByText('If complaint').waitFor()
  })

  test('says what a goal lacks, and starts empty', async () => {
    const page = await newcomer(desk)
    desk.complaints.expect(/status of 422/)
    await page.goto('/flow-builder')
    await page.getByLabel('What should this flow do?').fill('Ask me before you start')
    await page.getByRole('button', { name: 'Propose a flow' }).click()
    await page
      .getByRole('alert')
      .getByText('Hone could not tell what this flow should do')
      .waitFor()
    await page.getByRole('button', { name: 'Start empty' }).click()
    await page.getByRole('heading', { level: 1, name: 'New flow' }).waitFor()
  })

  test('keeps no empty flow that was left without a change, and each one that was changed', async () => {
    const page = await newcomer(desk)
    const cards = page.getByRole('link', { name: 'Open: New flow' })
    const leave = () => page.getByRole('link', { name: 'Back to My Flows' }).click()
    const begin = async () => {
      await page.goto('/flow-builder')
      await page.getByRole('button', { name: 'Start empty' }).click()
      await page.getByRole('heading', { level: 1, name: 'New flow' }).waitFor()
    }
    await begin()
    await leave()
    await page.getByRole('heading', { level: 1, name: 'My Flows' }).waitFor()
    await becomes(() => flowsOf(page), 0)
    await begin()
    await page.getByRole('button', { name: 'Add Ask' }).click()
    await leave()
    await cards.waitFor()
    await becomes(() => flowsOf(page), 1)
  })

  test('makes a flow of a prompt from the Prompt Editor', async () => {
    const page = await newcomer(desk)
    await page.goto('/home')
    await openPromptMenu(page)
    await page.getByRole('menuitem', { name: 'Turn this prompt into a flow' }).click()
    await page.getByRole('heading', { level: 3, name: 'Email', exact: true }).waitFor()
  })

  test('is not held up by the answer of the server to the prompt that it is made of', async () => {
    const page = await newcomer(desk)
    await page.goto('/home')
    const answer = await holdBack(page, '**/api/ai/enhance-prompt')
    const screen = await holdBack(page, '**/flow_builder_screen-*.js')
    await openPromptMenu(page)
    const asked = page.waitForRequest(/flow_builder_screen/)
    await page.getByRole('menuitem', { name: 'Turn this prompt into a flow' }).click()
    await asked
    const kept = page.waitForResponse('**/api/ai/enhance-prompt')
    await answer()
    await (await kept).finished()
    await screen()
    await page.getByRole('heading', { level: 3, name: 'Email', exact: true }).waitFor()
  })
})
