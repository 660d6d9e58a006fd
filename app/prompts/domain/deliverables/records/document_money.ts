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
      'the decision requested in the first line',
      'the cost of doing nothing',
      'all costs, including training and operation',
      'at least one cheaper alternative',
      'the payback date and the assumption behind it',
    ],
    form: 'Put the request and the amount first, then a table of options, then the reasons.',
    length: 'Keep it to one page.',
    limits: [
      'Count saved hours as money only if someone stops being paid for them or does specific other work instead.',
      'Show the case with a smaller benefit than expected.',
    ],
    test: 'It works if a skeptic in finance can find the source of every figure and recalculate the result.',
    asks: [
      {
        label: 'Cost',
        question: 'What does it cost up front, and each year?',
        cues: ['cost', 'price', 'license', 'quote'],
        kind: 'amount',
      },
      {
        label: 'Current cost',
        question: 'What does the current situation cost in money, hours or errors?',
        cues: ['hour', 'lose', 'save', 'error', 'waste', 'delay'],
      },
      {
        label: 'Decision-maker',
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
      'who pays for what, and how often',
      'sales calculated from customers and prices',
      "the costs to open and to operate, including the owner's pay",
      'the lowest cash balance and when it occurs',
      'the main risks and the response to each',
    ],
    form: 'Begin with a summary that can stand alone, then use sections with the figures in tables.',
    length: 'Keep it to six to eight pages.',
    limits: [
      'Build revenue up from customers per day or month, not down from a market share.',
      'Mark each figure as known, quoted or assumed.',
    ],
    test: 'It works if a lender can see from which month the business supports itself and what could prevent it.',
    asks: [
      {
        label: 'Business',
        question: 'What do you sell, to whom, and where?',
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
        question: 'How much are you investing, and how much do you need from others?',
        cues: ['loan', 'invest', 'savings'],
        kind: 'amount',
      },
      {
        label: 'Reader',
        question: 'Who will judge the plan, such as a bank, an investor or a grant office?',
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
      'the need and its evidence before the project',
      'who benefits, and how many people that is',
      'activities, with what each is meant to change',
      'how the change will be measured',
      'costs that match the activities line by line',
    ],
    form: "Follow the funder's questions in order, and make each answer stand alone.",
    length: "Keep to the funder's word limit, or 300 words per question if there is none.",
    limits: [
      "Use the funder's own words for its aims, and no statistic without a source.",
      'Say what will last after the grant ends.',
    ],
    test: 'It works if a reviewer can fill in a score sheet from it without searching.',
    asks: [
      {
        label: 'Funder',
        question: 'Who is the funder, and what does it want to support?',
        cues: ['fund', 'foundation', 'trust', 'council', 'lottery'],
      },
      {
        label: 'Evidence',
        question: 'Which figures, testimonials or past results show the need?',
        cues: ['last year', 'waiting', 'survey', 'percent', 'visit'],
        kind: 'facts',
      },
      {
        label: 'Amount',
        question: 'How much are you applying for, and what will it be spent on?',
        kind: 'amount',
      },
    ],
  },
]
