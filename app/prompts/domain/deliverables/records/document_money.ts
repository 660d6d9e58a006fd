import type { Deliverable } from '#app/prompts/domain/deliverables/deliverable'

/** Papers that ask for money or a mandate. */
export const MONEY_PAPERS: readonly Deliverable[] = [
  {
    id: 'business_case',
    names: [
      'business case',
      'investment case',
      'cost-benefit analysis',
      'cost benefit analysis',
      'justification',
      'internal proposal',
      'case for investment',
    ],
    contains: [
      'the decision asked for in the first line',
      'the cost of leaving things as they are',
      'all costs including training and running',
      'at least one cheaper alternative',
      'the payback date and the assumption it hangs on',
    ],
    form: 'Put the request and the sum first, then a table of options, then the reasons.',
    length: 'Keep it to one page.',
    limits: [
      'Count saved hours as money only if somebody stops being paid for them or does named work instead.',
      'Show the case with a benefit smaller than hoped.',
    ],
    test: 'It works if a skeptic in finance finds every figure with its source and can recalculate the result.',
    asks: [
      {
        label: 'Cost',
        question: 'What does it cost once, and each year?',
        cues: ['cost', 'price', 'license', 'quote'],
        kind: 'amount',
      },
      {
        label: 'Present cost',
        question: "What does today's situation cost in money, hours or errors?",
        cues: ['hour', 'lose', 'save', 'error', 'waste', 'delay'],
      },
      {
        label: 'Decider',
        question: 'Who decides, and what would make them say no?',
        kind: 'readers',
      },
    ],
  },
  {
    id: 'business_plan',
    names: [
      'business plan',
      'startup plan',
      'bank dossier',
      'dossier for the bank',
      'business concept',
    ],
    contains: [
      'who pays for what and how often',
      'sales worked out from customers and prices',
      "costs to open and to run including the owner's pay",
      'the lowest cash balance and when it comes',
      'the main risks with the answer to each',
    ],
    form: 'Begin with a summary that could stand alone; after it come sections with the figures in tables.',
    length: 'Keep it to six to eight pages.',
    limits: [
      'Build revenue up from customers per day or month, not down from a share of the market.',
      'Mark each figure as known, quoted or assumed.',
    ],
    test: 'It works if a lender can see from which month the business carries itself and what would prevent it.',
    asks: [
      {
        label: 'Business',
        question: 'What do you sell, to whom and where?',
        cues: [
          'shop',
          'cafe',
          'bakery',
          'campsite',
          'practice',
          'app',
          'studio',
          'service',
          'branch',
        ],
      },
      {
        label: 'Money',
        question: 'How much do you put in, and how much do you need from others?',
        cues: ['loan', 'invest', 'savings'],
        kind: 'amount',
      },
      {
        label: 'Reader',
        question: 'Who will judge the plan: a bank, an investor, a grant office?',
        cues: ['bank', 'investor', 'lender', 'partner'],
        kind: 'readers',
      },
    ],
  },
  {
    id: 'grant_application',
    names: [
      'grant application',
      'funding application',
      'grant',
      'grant proposal',
      'grant bid',
      'funding bid',
      'grant form',
      'funding request',
      'application for funding',
    ],
    contains: [
      'the need with its evidence before the project',
      'who benefits and how many',
      'activities with what each is meant to change',
      'how the change will be measured',
      'costs that match the activities line by line',
    ],
    form: "Follow the funder's questions and order; answer each so that it stands alone.",
    length: "Keep to the funder's word limit, or 300 words per question if there is none.",
    limits: [
      "Use the funder's own words for its aims, and no statistic without a source.",
      'Say what remains when the grant ends.',
    ],
    test: 'It works if an assessor can fill in a score sheet from it without hunting.',
    asks: [
      {
        label: 'Funder',
        question: 'Who is the funder, and what does it want to support?',
        cues: ['fund', 'foundation', 'trust', 'council', 'lottery'],
      },
      {
        label: 'Evidence',
        question: 'Which figures, voices or past results show the need?',
        cues: ['last year', 'waiting', 'survey', 'percent', 'visit'],
        kind: 'facts',
      },
      {
        label: 'Amount',
        question: 'How much do you apply for, and what will it be spent on?',
        kind: 'amount',
      },
    ],
  },
]
