import type { Deliverable } from '#app/prompts/domain/deliverables/deliverable'

/** Plans for learning, money and moving. */
export const HOME_PLANS: readonly Deliverable[] = [
  {
    id: 'study_plan',
    names: [
      'study plan',
      'study schedule',
      'revision timetable',
      'revision plan',
      'learning plan',
      'exam plan',
      'exam study plan',
      'study timetable',
      'language study plan',
      'learning path',
    ],
    contains: [
      'a task that can be ticked off in each block',
      'topics weighted like the exam or goal',
      'each topic coming back after growing gaps',
      'practice under real conditions towards the end',
      'blocks kept free for catching up',
    ],
    form: 'Use a table by week with topic, what is done with it and how to tell that it sits.',
    limits: [
      'Recall and practice take more time than reading.',
      'Say plainly whether the hours are enough and what to leave out first.',
    ],
    test: 'It works if on any day it says what to do and what must be known without notes.',
    asks: [
      { label: 'Level', question: 'What do you know already, and what is hardest?', kind: 'level' },
      { label: 'Time', question: 'How many hours a week can you give it?', kind: 'duration' },
      {
        label: 'Date',
        question: 'When is the exam, or by when do you want to be there?',
        cues: ['month', 'week'],
        kind: 'date',
      },
    ],
  },
  {
    id: 'budget',
    names: [
      'budget',
      'household budget',
      'monthly budget',
      'event budget',
      'marketing budget',
      'savings plan',
      'debt payoff plan',
      'payoff plan',
      'cash budget',
      'budget plan',
    ],
    contains: [
      'yearly and irregular costs spread over the months',
      'a reserve as a line of its own',
      'what is left after each step',
      'which line to cut first and how far',
      'the date on which the goal is reached',
    ],
    form: 'Use a table with item, amount and share that adds up; show sums that are not obvious.',
    length: 'Keep it to one page.',
    limits: [
      'Keep given amounts apart from estimated ones.',
      'Plan with the lower income and the higher cost.',
    ],
    test: 'It works if the rows add up to the money there is and one bad month does not break it.',
    gaps: 'Where an amount is missing, put a usual one, mark it, and say where to look it up.',
    asks: [
      {
        label: 'Money',
        question: 'How much money is there, or what comes in each month?',
        kind: 'amount',
      },
      {
        label: 'Fixed costs',
        question: 'Which costs and debts cannot be changed?',
        cues: ['rent', 'loan', 'mortgage', 'fixed', 'debt', 'venue', 'salary'],
      },
      {
        label: 'Goal',
        question: 'What should be left, saved or paid off, and by when?',
        cues: ['save', 'saving', 'debt', 'pay off', 'clear'],
        kind: 'purpose',
      },
    ],
  },
  {
    id: 'moving_plan',
    names: [
      'moving plan',
      'moving schedule',
      'move plan',
      'relocation plan',
      'office move plan',
      'renovation plan',
      'renovation sequence',
      'renovation schedule',
      'refurbishment schedule',
      'decorating sequence',
    ],
    contains: [
      'the order in which rooms or trades follow each other',
      'things to order or cancel weeks ahead',
      'drying times and delivery times',
      'where people sleep or work meanwhile',
      'what goes last and is needed first',
    ],
    form: 'Use a table by week, and by day around the date itself, with task, who does it and what it needs first.',
    limits: [
      'Do dusty and wet work before anything finished, and book trades with a gap between them.',
      'Keep papers, keys, medicine and chargers out of the van.',
    ],
    test: 'It works if no step undoes or blocks an earlier one and nobody is without bed, water or desk unplanned.',
    asks: [
      {
        label: 'Dates',
        question: 'Which dates are fixed, such as keys, end of lease or trades?',
        kind: 'date',
      },
      { label: 'Size', question: 'How many rooms, people and animals are there?', kind: 'count' },
      {
        label: 'Help and money',
        question: 'Who helps, and what may it cost?',
        cues: ['mover', 'friend', 'trade', 'diy', 'firm', 'van'],
        kind: 'amount',
      },
    ],
  },
]
