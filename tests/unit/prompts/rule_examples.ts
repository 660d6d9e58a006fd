import { CHOICE_EXAMPLES } from '#tests/unit/prompts/choice_examples'
import { WORDING_EXAMPLES } from '#tests/unit/prompts/wording_examples'

export type RuleExamples = Record<string, { fires: string[]; silent: string[] }>

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
  'goal.no_verb': {
    fires: ['I need a cover letter for a job', 'a picture of a cat'],
    silent: ['Write a cover letter', 'I need to know why it rains'],
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
  'goal.no_purpose': {
    fires: ['Write an email to customers'],
    silent: ['Write an email to customers so that they renew', 'Extract the names from "Ann, Bo"'],
  },
  'goal.no_success_test': {
    fires: [
      'Write a long report about the state of our three warehouses in the north and the south',
    ],
    silent: [
      'Write a report. Before you answer, check that every figure has a source given in the material at hand.',
      'Write a report',
    ],
  },
  'role.missing': {
    fires: ['Write a press release about our merger'],
    silent: ['You are a press officer. Write a release', 'Extract the names from "Ann, Bo"'],
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
    fires: ['You are a data scientist. Extract the names from "Ann, Bo".'],
    silent: ['You are a novelist. Write a scene.'],
  },
  'audience.missing': {
    fires: ['Write a guide about bees'],
    silent: ['Write a guide about bees for children', 'Write a function in Python'],
  },
  'audience.clash': {
    fires: ['Explain taxes for beginners and for experts'],
    silent: ['Explain taxes for beginners', 'You are an expert. Explain taxes for beginners.'],
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
    fires: ['Summarize this article:\nShips are late and ports are full.'],
    silent: ['Summarize this: "Ships are late and ports are full."'],
  },
  'context.background_missing': {
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
    fires: ['Write code'],
    silent: [
      'Write a Python function that merges two sorted lists of customer records by last name and removes duplicates',
    ],
  },
  'format.missing': {
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
    fires: ['Write an essay about rivers'],
    silent: ['Write an essay about rivers in 300 words', 'Write a short essay about rivers'],
  },
  'length.vague': {
    fires: ['Write a short essay about rivers'],
    silent: ['Write a short essay of 100 words'],
  },
  'length.count_missing': {
    fires: ['Brainstorm names for a shop'],
    silent: ['Brainstorm 10 names for a shop'],
  },
  'length.impossible': {
    fires: ['Write a comprehensive history of Rome in 20 words'],
    silent: ['Write a history of Rome in 20 words'],
  },
  'tone.missing': {
    fires: ['Write a letter to my landlord'],
    silent: ['Write a polite letter to my landlord', 'Plan a trip'],
  },
  'tone.vague_praise': {
    fires: ['Write an engaging post about tea'],
    silent: ['Write a post about tea that opens with a question'],
  },
  'tone.clash': {
    fires: ['Write a formal and funny speech'],
    silent: ['Write a funny, not formal speech', 'Write a formal speech'],
  },
  'constraints.missing': {
    fires: ['Write a poem about rain'],
    silent: ['Write a poem about rain. Avoid rhymes.'],
  },
  ...WORDING_EXAMPLES,
  ...CHOICE_EXAMPLES,
}
