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
      'a task to check off in each block',
      'topics weighted as they are in the exam or goal',
      'each topic repeated at growing intervals',
      'practice under real conditions toward the end',
      'blocks left open for catching up',
    ],
    form: 'Use a table by week with the topic, what to do with it and how to tell that it has stuck.',
    limits: [
      'Give recall and practice more time than reading.',
      'Say plainly whether the hours are enough and what to drop first.',
    ],
    test: 'It works if it says for any day what to do and what to know without notes.',
    asks: [
      {
        label: 'Level',
        question: 'What do you already know, and what is hardest for you?',
        kind: 'level',
      },
      { label: 'Time', question: 'How many hours a week can you spend on it?', kind: 'duration' },
      {
        label: 'Date',
        question: 'When is the exam, or by when do you want to reach your goal?',
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
      'a reserve as its own line item',
      'what is left after each step',
      'which line to cut first and by how much',
      'the date the goal is reached',
    ],
    form: 'Use a table with item, amount and share that adds up; show any math that is not obvious.',
    length: 'Keep it to one page.',
    limits: [
      'Keep given amounts separate from estimates.',
      'Plan with the lower income and the higher cost.',
    ],
    test: 'It works if the rows add up to the money available and one bad month does not break it.',
    gaps: 'If an amount is missing, use a typical one, mark it, and say where to look it up.',
    asks: [
      {
        label: 'Money',
        question: 'How much money do you have, or how much comes in each month?',
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
      'the order in which the rooms or trades follow one another',
      'things to order or cancel weeks ahead',
      'drying times and delivery times',
      'where people sleep or work in the meantime',
      'what is packed last and needed first',
    ],
    form: 'Use a table by week, and by day around the date itself, with the task, who does it and what has to come first.',
    limits: [
      'Do dusty and wet work before finish work, and leave a gap between trades.',
      'Keep papers, keys, medicine and chargers out of the van.',
    ],
    test: 'It works if no step undoes or blocks an earlier one and nobody is left without a bed, water or a desk unplanned.',
    asks: [
      {
        label: 'Dates',
        question: 'Which dates are fixed, such as keys, the end of a lease or trades?',
        kind: 'date',
      },
      {
        label: 'Size',
        question: 'How many rooms, people and animals are involved?',
        kind: 'count',
      },
      {
        label: 'Help and money',
        question: 'Who is helping, and what is the budget?',
        cues: ['mover', 'friend', 'trade', 'diy', 'firm', 'van'],
        kind: 'amount',
      },
    ],
  },
]
