import type { Deliverable } from '#app/prompts/domain/deliverables/deliverable'
import { BUDGET } from '#app/prompts/domain/deliverables/records/ideas_asks'

/** What to give and what to do together. */
export const OCCASIONS: Deliverable[] = [
  {
    id: 'gift_ideas',
    names: [
      'gift idea',
      'gift',
      'gift suggestion',
      'present',
      'present idea',
      'birthday gift',
      'birthday present',
      'retirement gift',
      'farewell gift',
      'leaving gift',
    ],
    contains: [
      'a rough price for each',
      'the habit or interest it matches',
      'things to use up or experience as well as things to keep',
      'a personal touch that costs little',
      'a first choice and the reason for it',
    ],
    form: 'List each with its price and why it fits, first choice on top.',
    length: 'Suggest 8 gifts.',
    limits: [
      'Suggest nothing that creates work, hints at a flaw or is too personal for the relationship.',
      {
        text: 'Leave out mugs, candles and plain vouchers.',
        unless: ['mug', 'candle', 'voucher', 'card'],
      },
    ],
    gaps: 'If tastes are unknown, say what kind of person each gift is meant for.',
    test: 'It works if no gift on the list would suit just any other person of that age.',
    asks: [
      {
        label: 'Person',
        question: 'What does the person like, do or talk about?',
        cues: ['love', 'like', 'hate', 'hobby', 'collect', 'enjoy', 'into'],
        kind: 'facts',
      },
      BUDGET,
      {
        label: 'Occasion',
        question: 'What is the occasion, and how close are you?',
        cues: [
          'birthday',
          'christmas',
          'wedding',
          'anniversary',
          'retirement',
          'farewell',
          'leave',
          'graduation',
        ],
        kind: 'reason',
      },
    ],
  },
  {
    id: 'party_themes',
    names: [
      'party theme',
      'theme party',
      'birthday party theme',
      'party idea',
      'event theme',
      'theme for party',
      'theme night',
      'fundraiser theme',
      'away day theme',
    ],
    contains: [
      'a name that could stand on the invitation',
      'what guests see when they arrive',
      'something to wear from their own closet',
      'something to eat or drink and something to do',
      'a version that works in bad weather',
    ],
    form: 'List each theme under its name, with one line each on look, dress, food and program, first choice on top.',
    length: 'Suggest 8 themes.',
    limits: [
      'Suggest nothing that makes a costume of a culture or requires guests to buy an outfit.',
      'The theme must still work for guests who ignore it.',
    ],
    test: 'It works if a guest who reads only the invitation knows what to wear and what will happen.',
    asks: [
      { label: 'Guests', question: 'How many guests are coming, and who are they?', kind: 'count' },
      { label: 'Place', question: 'Where does it take place, indoors or outdoors?', kind: 'place' },
      BUDGET,
    ],
  },
  {
    id: 'activity_ideas',
    names: [
      'activity idea',
      'activity',
      'team activity',
      'team building activity',
      'team building idea',
      'team event idea',
      'group activity',
      'rainy day activity',
      'kids activity',
      'date idea',
    ],
    contains: [
      'what people do from start to finish',
      'the time, the cost and what has to be on hand',
      'a role for those who cannot join the main activity',
      'what to do in bad weather or if few people come',
      'a mark on those that need no preparation',
    ],
    form: 'List each with what happens, how long it takes, what it costs and what it needs, first choice on top.',
    length: 'Suggest 8 activities.',
    limits: [
      'Suggest nothing that embarrasses anyone or leaves people waiting for their turn.',
      'Let people sit out without giving a reason.',
    ],
    test: 'It works if someone could start the first one from its description alone.',
    asks: [
      {
        label: 'Group',
        question: 'How many people are taking part, and what should be considered about them?',
        cues: ['people', 'kid', 'child', 'toddler', 'team', 'colleague', 'wheelchair'],
        kind: 'count',
      },
      {
        label: 'Time and place',
        question: 'Where is it, and how long can it last?',
        kind: 'place',
      },
      { ...BUDGET, question: 'What is the budget per person or in total?' },
    ],
  },
]
