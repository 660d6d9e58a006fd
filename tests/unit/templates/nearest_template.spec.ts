import '#app/prompts/domain/deliverables/records'
import { test } from '@japa/runner'
import { read } from '#app/prompts/domain/reading/read'
import {
  nearestTemplate,
  prepareTemplates,
  type ListedTemplate,
} from '#app/templates/domain/nearest_template'
import { readLibrary } from '#app/templates/services/read_library'

const { templates: all } = await readLibrary()
const STARTERS = all.slice(0, 6)

const near = (text: string, kind: string | null = null, templates: ListedTemplate[] = STARTERS) =>
  nearestTemplate(read(text), kind, prepareTemplates(templates))?.id ?? null

const listed = (title: string, description: string, tags: string[] = []): ListedTemplate => ({
  id: title.toLowerCase().replaceAll(' ', '-'),
  title,
  description,
  tags,
})

test.group('The nearest template', () => {
  test('is the one whose title says what is asked for: {text}')
    .with([
      {
        text: "agenda for tomorrow's budget meeting with the department heads",
        id: 'meeting-agenda',
      },
      { text: "agenda for tuesday's sales huddle, 25 min", id: 'meeting-agenda' },
      {
        text: 'Draft a proposal for a website redesign for a dental clinic',
        id: 'proposal-writer',
      },
      { text: 'Outline a blog article on how to choose a mattress', id: 'blog-outline' },
      { text: 'Write a campaign email about our spring sale', id: 'email-campaign' },
    ])
    .run(({ assert }, { text, id }) => assert.equal(near(text), id))

  test('is none where something else is asked for: {$self}')
    .with([
      'email to landlord boiler broke AGAIN',
      'write me a short email to my boss, I am sick today',
      'Summarize the minutes of our budget meeting',
      'Reply to the proposal that the roofer sent us',
      'Write a LinkedIn post about our new office in Denver',
      'Excel formula to count overdue invoices per client',
      'Write a blog post about winter tire safety',
      'Write a spring sale email for our garden center customers',
      'Write an email about our campaign for the new lamp',
    ])
    .run(({ assert }, text) => assert.isNull(near(text)))

  test('is none for a text that is a template already, or a whole prompt', ({ assert }) => {
    for (const { content } of STARTERS) {
      assert.isNull(near(content))
      assert.isNull(near(content.replaceAll(/\{\{\w+\}\}/g, 'Acme')))
    }
    assert.isNull(near('Prepare the agenda for a meeting about {{topic}}'))
  })

  test('follows the kind that the person chose', ({ assert }) => {
    const text = 'agenda for the board meeting'
    assert.equal(near(text), 'meeting-agenda')
    assert.isNull(near(text, 'document/policy'))
    const chosen = read(text, undefined, { family: 'message', confidence: 1, isChosen: true })
    assert.isNull(nearestTemplate(chosen, 'message', prepareTemplates(STARTERS)))
  })

  test('a rare word of a title that nobody said keeps it away', ({ assert }) => {
    const templates = [
      listed('Privacy Policy', 'A policy in plain words for a website.', ['legal']),
      listed('Webinar Invitation', 'An invitation that says what people will learn.'),
    ]
    assert.equal(near('privacy policy for a small online shop', null, templates), 'privacy-policy')
    assert.isNull(near('lone working policy, home visits', null, templates))
    assert.isNull(near('Invitation for our retirement party on Friday', null, templates))
  })

  test('the words that few templates have decide', ({ assert }) => {
    const reports = ['Water', 'Fire', 'Theft'].map((damage) =>
      listed(`${damage} Incident Report`, 'What happened, and what was done.')
    )
    assert.isNull(near('incident report leaked api key', null, reports))
    assert.equal(near('incident report, fire in unit 4', null, reports), 'fire-incident-report')
  })

  test('a title that says no more than the request comes before a longer one', ({ assert }) => {
    const templates = [
      'Monthly Status Report',
      'Status Report',
      'Monthly Newsletter',
      'Monthly Budget',
    ].map((title) => listed(title, 'What matters.'))
    assert.equal(near('status report for the bridge project', null, templates), 'status-report')
  })

  test('among several, it is the one that shares most', ({ assert }) => {
    const templates = [
      listed('Press Release', 'News for journalists.', ['news']),
      listed('Merger Press Release', 'News of a merger, with quotes of both sides.', ['merger']),
    ]
    assert.equal(
      near('write a press release about our merger with Northwind', null, templates),
      'merger-press-release'
    )
    assert.equal(
      near('Press release about our bakery winning an award', null, templates),
      'press-release'
    )
  })

  test('there is none without a kind of work, or without templates', ({ assert }) => {
    assert.isNull(near(''))
    assert.isNull(near('asdf qwer'))
    assert.isNull(near('agenda for the board meeting', null, []))
  })
})
