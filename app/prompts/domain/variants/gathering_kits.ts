import type { Kit } from '#app/prompts/domain/variants/kit'
import { PLAN } from '#app/prompts/domain/variants/plan_base'
import type { Choice } from '#app/prompts/domain/variants/asked'

export const gathering: Kit = {
  ...PLAN,
  subject: ['Occasion', '[date, place, number of people and what they like]'],
  facts: ['Limits', '[budget, food, needs of those who come]'],
  audience: '[who comes and who helps]',
  purpose: '[what people should take home from it]',
  assumed: {
    audience: 'the guests, and one person who organises it',
    purpose: 'everybody has a good day, and nobody has to improvise',
  },
  form: 'what will happen in three sentences, then a timetable of the day as a table, then what to book and buy in order, each with its date and its cost',
  coverage:
    'Focus on what people will do together, including food and what has to be booked first.',
  rule: 'Keep time free between the fixed points, and do not plan more than fits.',
  check:
    'Before you answer, check that the times add up and that the costs stay within the budget.',
}

/** For journeys. */
export const TRIP: Kit = {
  ...PLAN,
  subject: ['Trip', '[dates, start and interests]'],
  facts: ['Limits', '[budget, pace, food and what you have already seen]'],
  audience: '[who travels, with ages and needs]',
  purpose: '[what would make it a good trip]',
  assumed: { purpose: 'to see what is worth the way and still have time to rest' },
  form: 'one section per day with a heading, and a table with the columns time, place, how to get there and what to know before',
  coverage:
    'Focus on what suits these travellers, and include tickets, transport and one choice for bad weather.',
  rule: 'Keep to walking and travel times as maps give them, and avoid more than three fixed points per day.',
  check:
    'Before you answer, check that each day works in that order, and mark opening hours as to be confirmed.',
  room: 3,
}

/** For a meal with guests. */
export const dinner: Kit = {
  ...PLAN,
  subject: ['Guests and kitchen', '[how many, what they cannot eat, oven and hob, time]'],
  facts: ['Limits', '[budget, what is in the house, shops]'],
  assumed: { audience: 'one cook', purpose: 'the cook sits at the table too' },
  form: 'the menu with one line per dish and who can eat it, then what to make when, ending with the serving',
  coverage: 'Focus on what can be made ahead, including what each dish needs.',
  rule: 'Keep to the kitchen and the time that are told here.',
  edge: 'If a dish could go wrong, name the way out.',
  check: 'Before you answer, check each dish against every limit told here.',
  leaves: ['length'],
}

export const meals: Kit = {
  ...PLAN,
  subject: ['Household', '[who eats, what they like and cannot eat, budget, time to cook]'],
  facts: ['At hand', '[what is in the kitchen already, and which shops are near]'],
  assumed: {
    subject: 'ordinary appetites and budget, half an hour to cook on weekdays',
    audience: 'whoever cooks and whoever shops',
    purpose: 'one shopping trip, little waste, and nobody eats the same twice',
  },
  form: 'a table with one row per day and a column per meal, then one shopping list by department',
  coverage:
    'Focus on what everybody at the table can eat, and include one dish that can be made ahead.',
  rule: 'Keep to what an ordinary kitchen can do, and respect every wish about food.',
  edge: 'If somebody eats differently, name the change for that dish.',
  check: 'Before you answer, check that every ingredient is on the shopping list.',
}

/** For what people meet for, wherever the text names it. */
export const OCCASIONS: Choice[] = [
  [/^(?:trip|travel|itinerary|vacation|holiday|honeymoon)s?$/, TRIP],
  [
    /^(?:offsite|party|parties|hen|stag|shower|wedding|reunion|picnic|celebration|fete|fundraiser|bbq|barbecue)$/,
    gathering,
  ],
]
