import type { WorldPage, WorldValue } from '#app/content/sandbox/world'

/** The ids of the data sources of the sample workspace. */
export const SAMPLE_SOURCES = {
  templates: '5a3b1f00-0000-4000-8000-00000000a001',
  guides: '5a3b1f00-0000-4000-8000-00000000a002',
}
const EDITED_MS = Date.UTC(2026, 0, 12, 9)
const MINUTE_MS = 60_000
/** The pages of the sample workspace cannot be opened. */
const NOWHERE = 'sandbox:page'

interface SampleTemplate {
  title: string
  description: string
  category: string
  tags: string[]
  steps?: object[]
  variables?: object
  goodAnswer?: string
  body: string
}

const TEMPLATES: SampleTemplate[] = [
  {
    title: 'Trade fair lead follow-up',
    description: 'Turns the notes of a booth conversation into one email per lead.',
    ...{ category: 'Sales', tags: ['email', 'follow-up'] },
    steps: [
      { title: 'Sort', prompt: 'Sort these notes by how soon the person wants to buy: {{notes}}' },
      {
        title: 'Write',
        prompt: 'Write one email of at most 120 words for each person in {{Sort}}.',
      },
    ],
    variables: { notes: { label: 'Notes', help: 'One line per conversation', type: 'long-text' } },
    goodAnswer: 'Each email names what that person said at the booth.',
    body: '',
  },
  {
    title: 'Warehouse incident note',
    description: 'A short, factual note about something that went wrong in the warehouse.',
    ...{ category: 'Operations', tags: ['incident'] },
    variables: { incident: 'What happened, when and where' },
    body: 'You are a warehouse shift lead. Write a factual incident note of at most 150 words about: {{incident}}\n\nState time, place, what happened, who was told, and what is still open. Blame no one.',
  },
  {
    title: 'Pricing question for customers',
    description: 'Five neutral questions that find out what a feature is worth to customers.',
    ...{ category: 'Product Management', tags: ['interview', 'pricing'] },
    variables: { feature: 'The feature, in one sentence' },
    body: 'Write five open, neutral questions for a customer interview about what {{feature}} is worth to them. None of them may mention a price or suggest an answer.',
  },
  {
    title: 'Newsletter from release notes',
    description: 'Makes readable news out of a list of changes.',
    ...{ category: 'Content Creation', tags: ['newsletter'] },
    variables: { changes: { label: 'Changes', help: 'The list of changes', type: 'long-text' } },
    body: 'Write a newsletter of 200 words for customers from these changes: {{changes}}\n\nBegin with the change that saves readers the most time. Leave out what they cannot see.',
  },
  {
    title: 'Campaign in one page',
    description: 'A campaign plan on one page: audience, promise, proof, channels and measure.',
    ...{ category: 'Marketing', tags: ['campaign', 'plan'] },
    variables: { offer: 'What you offer', audience: 'Who should buy it' },
    body: 'Write a one-page plan of a campaign for {{offer}}, aimed at {{audience}}. Use the headings Audience, Promise, Proof, Channels and Measure, with at most 60 words each.',
  },
  {
    title: 'Survey comments in themes',
    description: 'Groups the comments of a survey, with counts and one quotation each.',
    ...{ category: 'Business Analysis', tags: ['survey'] },
    variables: { comments: { label: 'Comments', help: 'One per line', type: 'long-text' } },
    body: 'Group these comments into at most seven themes: {{comments}}\n\nAnswer with a table: theme, number of comments, one quotation. Count each comment once.',
  },
  {
    title: 'Office move checklist',
    description:
      'This page shows what Content Sync reports: its category is not one of the library.',
    ...{ category: 'Facilities', tags: ['checklist'] },
    body: 'Write a checklist for moving an office of 40 people within one weekend.',
  },
]

const GUIDES = [
  {
    title: 'How our team writes prompts',
    description: 'Four house rules, with the reason for each.',
    body: '## Say what should come back\n\nName the form and the length first. "A table with three columns" is clearer than "an overview".\n\n## Give the facts you have\n\nA model cannot know your prices, names or dates. Put them in, or leave a blank.\n\n## One job per prompt\n\nTwo jobs belong in two steps of a flow.\n\n## Read the answer as its reader\n\nIf the reader would ask something, the prompt should have said it.',
  },
]

const text = (value: string): WorldValue => ({ type: 'rich_text', value })
const json = (value: object | undefined) => text(value ? JSON.stringify(value, null, 2) : '')

const templateValues = (one: SampleTemplate): Record<string, WorldValue> => ({
  'Title': { type: 'title', value: one.title },
  'Description': text(one.description),
  'Category': { type: 'select', value: one.category },
  'Tags': { type: 'multi_select', value: one.tags },
  'Steps': json(one.steps),
  'Variables': json(one.variables),
  'Public': { type: 'checkbox', value: true },
  'Good answer': text(one.goodAnswer ?? ''),
})

type SamplePage = Pick<WorldPage, 'id' | 'sourceId' | 'values' | 'markdown'> & Partial<WorldPage>

/** The pages of the sample workspace. They are the same in every process. */
export function samplePages(): SamplePage[] {
  const templates = TEMPLATES.map((one) => ({
    ...{ sourceId: SAMPLE_SOURCES.templates, values: templateValues(one), markdown: one.body },
  }))
  const guides = GUIDES.map(({ title, description, body }, at) => ({
    sourceId: SAMPLE_SOURCES.guides,
    values: {
      Title: { type: 'title', value: title } as const,
      Description: text(description),
      Position: { type: 'number', value: at + 1 } as const,
      Public: { type: 'checkbox', value: true } as const,
    },
    markdown: body,
  }))
  return [...templates, ...guides].map((page, at) => {
    const editedMs = EDITED_MS + at * MINUTE_MS
    return { ...page, id: idOf(at + 1), createdMs: editedMs, editedMs, url: NOWHERE }
  })
}

const idOf = (at: number) => `5a3b1f00-0000-4000-8000-${String(at).padStart(12, '0')}`
