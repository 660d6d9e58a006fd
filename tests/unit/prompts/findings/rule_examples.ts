import type { RuleExamples } from '#tests/unit/prompts/findings/rule_example_types'
import { CHOICE_EXAMPLES } from '#tests/unit/prompts/findings/choice_examples'
import { WORDING_EXAMPLES } from '#tests/unit/prompts/findings/wording_examples'

/** For each rule, texts in which it must speak and texts in which it must not. */
export const RULE_EXAMPLES: RuleExamples = {
  'language.not_english': {
    fires: ['Schreibe eine E-Mail über unser neues Produkt'],
    silent: ['Write an email about our product'],
  },
  'goal.missing_deliverable': {
    fires: ['The weather is cold in the north'],
    silent: ['Write a poem', 'Why is it cold?'],
  },
  'goal.weak_verb': {
    fires: ['Help me with marketing for my shop'],
    silent: ['Compare two marketing plans'],
  },
  'goal.asks_for_help': {
    fires: ['help me plan a meeting'],
    silent: ['Plan a meeting', 'Explain how to help me'],
  },
  'goal.question_for_artefact': {
    fires: ['Can you write a poem about rain?', 'I want you to write a poem'],
    silent: ['Write a poem', 'Can you fly?'],
  },
  'goal.buried': {
    fires: [`${'The ships are late and the ports are full. '.repeat(10)}\n\nSummarize this text.`],
    silent: ['Summarize this text.\n\nThe ships are late.'],
  },
  'goal.several_tasks': {
    fires: [
      'Write a post. Translate it into German. Classify the readers. Draw a logo. Plan the launch.',
    ],
    silent: ['Write a post. Then shorten it.'],
  },
  'role.vague': {
    fires: ['You are an expert. Write a speech.'],
    silent: ['You are a speechwriter for mayors. Write a speech.', 'As a result, write a speech.'],
  },
  'role.several': {
    fires: ['You are a lawyer. Write a contract. You are a poet.'],
    silent: ['You are a lawyer. Write a contract.'],
  },
  'role.unneeded': {
    family: 'analyze',
    fires: ['You are a data scientist. Extract the names from "Ann, Bo".'],
    silent: ['Extract the names from "Ann, Bo".'],
  },
  'audience.missing': {
    family: 'message',
    job: 'audience',
    fires: ['Write a note about bees'],
    silent: ['Write a note about bees for children'],
  },
  'audience.clash': {
    fires: ['Explain taxes for beginners. Assume the readers are experts.'],
    silent: [
      'Explain taxes for beginners',
      'You are an expert. Explain taxes for beginners.',
      'Explain taxes for beginners and for experts',
    ],
  },
  'context.missing_input': {
    fires: ['Summarize this article', 'Translate the attached document'],
    silent: [
      'Summarize this article:\nShips are late.',
      'Summarize this article: {{article}}',
      'Summarize the history of Rome',
    ],
  },
  'context.undelimited_data': {
    fires: ['Summarize this article:\nShips are late and the ports of the north are full.'],
    silent: ['Summarize this: "Ships are late and ports are full."'],
  },
  'context.background_missing': {
    family: 'message',
    fires: ['Write an email about our new product'],
    silent: ['Write a poem about rain'],
  },
  'context.relative_date': {
    fires: ['Plan a party for next week'],
    silent: ['Plan a party for 12 May 2026'],
  },
  'context.unknown_acronym': {
    fires: ['Explain our QZT process'],
    silent: [
      'Explain our quality test (QZT) process',
      'Explain the HTML of a page',
      'WRITE A POEM',
    ],
  },
  'context.source_rule': {
    fires: ['Write a post with statistics on remote work'],
    silent: ['Write a post with statistics on remote work and cite your sources'],
  },
  'context.subject_thin': {
    family: 'code',
    fires: ['Write code'],
    silent: [
      'Write a Python function that merges two sorted lists of customer records by last name and removes duplicates',
    ],
  },
  'format.missing': {
    family: 'analyze',
    job: 'form',
    fires: ['Analyze the housing market'],
    silent: ['Analyze the housing market in a table'],
  },
  'format.fields_missing': {
    fires: ['Return the customers as JSON'],
    silent: ['Return the customers as JSON with name and city'],
  },
  'format.preamble': {
    fires: ['Return the names as CSV'],
    silent: ['Return only CSV', 'Return a list'],
  },
  'format.asked_twice': {
    fires: ['List the cities as JSON. Use a table.'],
    silent: ['Convert the JSON to a table', 'List the cities as JSON'],
  },
  'length.missing': {
    family: 'explain',
    job: 'length',
    fires: ['Write an essay about rivers'],
    silent: ['Write an essay about rivers in 300 words', 'Write a short essay about rivers'],
  },
  'length.vague': {
    fires: ['Write a short essay about rivers'],
    silent: ['Write a short essay of 100 words'],
  },
  'length.count_missing': {
    family: 'ideas',
    job: 'length',
    fires: ['Brainstorm names for a shop'],
    silent: ['Brainstorm 10 names for a shop'],
  },
  'length.impossible': {
    fires: ['Write a comprehensive history of Rome in 20 words'],
    silent: ['Write a history of Rome in 20 words'],
  },
  'tone.missing': {
    family: 'message',
    job: 'tone',
    fires: ['Write a letter to my landlord'],
    silent: ['Write a polite letter to my landlord'],
  },
  'tone.vague_praise': {
    family: 'publish',
    fires: ['Write an engaging post about tea'],
    silent: ['Write a post about tea that opens with a question'],
  },
  'tone.clash': {
    fires: ['Write a letter in a formal tone. Use a casual tone.'],
    silent: ['Write a formal and funny speech', 'Write a casual speech. Avoid a formal tone.'],
  },
  'constraints.missing': {
    family: 'story',
    job: 'rule',
    fires: ['Write a poem about rain'],
    silent: ['Write a poem about rain. Avoid rhymes.'],
  },
  ...WORDING_EXAMPLES,
  ...CHOICE_EXAMPLES,
}
