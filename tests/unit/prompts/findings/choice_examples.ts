import type { RuleExamples } from '#tests/unit/prompts/findings/rule_example_types'

export const CHOICE_EXAMPLES: RuleExamples = {
  'code.language_missing': {
    family: 'code',
    fires: ['Write a function that adds up a list of prices'],
    silent: ['Write a Python function that adds up a list of prices'],
  },
  'code.failures_missing': {
    family: 'code',
    fires: ['Write a Python function that reads a file of prices and returns their sum in euros'],
    silent: [
      'Write a Python function that reads a file of prices and returns their sum, or 0 when the file is empty',
    ],
  },
  'image.style_missing': {
    family: 'image',
    fires: ['Create a picture of a cat on a red sofa'],
    silent: ['Create a watercolour picture of a cat on a red sofa'],
  },
  'image.format_missing': {
    family: 'image',
    fires: ['Create a watercolour picture of a cat on a red sofa'],
    silent: ['Create a square watercolour picture of a cat on a red sofa'],
  },
  'classify.labels_missing': {
    family: 'analyze',
    fires: ['Classify the sentiment of each review'],
    silent: ['Classify each review as positive or negative'],
  },
  'classify.tie_missing': {
    family: 'analyze',
    fires: [
      'Classify each customer message as praise, complaint or question and return one line for each message',
    ],
    silent: [
      'Classify each customer message as praise, complaint or question; if a message fits two, take the first',
    ],
  },
  'rewrite.direction_missing': {
    family: 'rewrite',
    fires: ['Make this text better: "The boat is late."'],
    silent: ['Make this text shorter: "The boat is late."'],
  },
  'plan.time_missing': {
    family: 'plan',
    fires: ['Plan the launch of our bakery'],
    silent: ['Plan the launch of our bakery in the first week of May'],
  },
  'analyse.measure_missing': {
    family: 'decide',
    fires: ['Compare cats and dogs'],
    silent: ['Compare cats and dogs by cost and effort'],
  },
  'ideate.limits_missing': {
    family: 'ideas',
    fires: ['Suggest ideas that make our newsletter livelier'],
    silent: ['Suggest ideas that make our newsletter livelier without a budget'],
  },
  'hygiene.pressure': {
    fires: ["Write a poem about rain. I'll tip you 200 dollars."],
    silent: ['Write a poem about a waiter who gets a tip.'],
  },
  'hygiene.gibberish': {
    fires: ['Write a poem about xcvbnmklp'],
    silent: ['Write a poem about rhythms'],
  },
  'audience.everyone': {
    fires: ['Write a leaflet for everyone about recycling'],
    silent: ['Write a leaflet for new tenants about recycling'],
  },
}
