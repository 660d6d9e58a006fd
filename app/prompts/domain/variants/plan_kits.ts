import { dinner, gathering, meals, TRIP } from '#app/prompts/domain/variants/gathering_kits'
import type { Kit } from '#app/prompts/domain/variants/kit'
import { PLAN } from '#app/prompts/domain/variants/plan_base'

const meeting: Kit = {
  ...PLAN,
  subject: ['Meeting', '[topic, date and time available]'],
  facts: ['Background', '[what is already known or was decided]'],
  purpose: '[what must be decided at the end]',
  assumed: { audience: 'everybody who takes part' },
  form: 'a table with the columns time, topic, who leads and expected result',
  coverage: 'Focus on the decisions, and include what each person should prepare.',
  rule: 'Keep five minutes at the end for next steps, and do not plan more than fits.',
  check:
    'Before you answer, check that the times add up and that the decision comes in the first half.',
}

export const checklist: Kit = {
  ...PLAN,
  subject: ['Start', '[what is settled already, and what is special in this case]'],
  audience: '[who works through it, and how experienced they are]',
  purpose: '[what must be ready at the end, and by when]',
  assumed: {
    audience: 'whoever works through it, also for the first time',
    purpose: 'nothing that matters is forgotten',
  },
  form: 'a checklist in groups, in the order of work, each point beginning with a verb',
  coverage: 'Focus on what is often forgotten, including whom to ask or tell.',
  rule: 'Keep each point to one action that can be ticked off.',
  edge: 'If a point depends on the place or the law, mark it as to be checked.',
  check: 'Before you answer, check that the points can be worked through in this order.',
  unasked: ['subject'],
}

export const routine: Kit = {
  ...PLAN,
  subject: ['Start', '[where I stand, time per week and what I have at hand]'],
  facts: ['Limits', '[days that are taken, what I cannot or will not do]'],
  audience: '[who follows it, with age and experience]',
  purpose: '[what I want to reach and by when]',
  assumed: {
    subject: 'a beginner with about half an hour a day and ordinary means',
    audience: 'one person who follows it alone',
    purpose: 'steady progress that can be seen after four weeks',
  },
  form: 'a table with one row per day or week and the columns what, how long and how to tell that it is done',
  coverage:
    'Focus on two or three things done every week, and include rest, a lighter choice for bad days and a weekly review.',
  rule: 'Increase the load slowly, and keep to what fits the time.',
  check:
    'Before you answer, check that the times add up and that each week builds on the one before.',
}

const timetable: Kit = {
  ...PLAN,
  subject: ['Times', '[which days and hours are free, and what is fixed]'],
  facts: ['Subjects', '[what is hard, what is easy, dates that count]'],
  assumed: {
    subject: 'two hours on weekdays, four on Saturdays, Sundays free',
    audience: 'one person who follows it alone',
    purpose: 'everything is covered twice before the last week',
  },
  form: 'a table with one row per week and one column per day, then a line on how to use it',
  coverage: 'Focus on what needs most time, and include breaks, repetition and a reserve.',
  rule: 'Keep no block longer than an hour, and change the subject after each.',
  edge: 'If the time is too short, say what to leave out first.',
  check: 'Before you answer, check that the hours add up and that nothing is left out.',
}

const rota: Kit = {
  ...PLAN,
  subject: ['Tasks and people', '[what has to be done how often, and who is there when]'],
  facts: ['Limits', '[who cannot or must not do what]'],
  audience: '[who takes turns, with ages where they matter]',
  purpose: '[what should get better]',
  assumed: {
    audience: 'everybody whose name is on it',
    purpose: 'nobody has a reason to argue',
  },
  form: 'a table with one column per day and one row per shift or task, then the total for each person',
  coverage: 'Focus on who does what and when, including each limit told here.',
  rule: 'Share evenings, weekends and what nobody likes evenly.',
  edge: 'If it cannot be done with these limits, say which one breaks it and give the nearest that works.',
  check: 'Before you answer, check each limit once more, person by person.',
  unasked: ['subject', 'facts', 'audience', 'purpose'],
  leaves: ['length'],
}

export const phases: Kit = {
  ...PLAN,
  subject: ['Situation', '[the job, the team, and what is expected of you]'],
  facts: ['Limits', '[dates that cannot move, what is known to go badly]'],
  assumed: {
    audience: 'me, and whoever I answer to',
    purpose: 'the right things are learned before they are changed, and results show early',
  },
  form: 'one section per phase with a heading: its aim, five to seven actions, whom to talk to, and how to tell that it worked',
  coverage:
    'Focus on what is particular to this job, including early wins and what to leave alone at first.',
  rule: 'Keep each phase to what one person can do.',
  edge: 'If something depends on what I find there, say what to find out first.',
  check: 'Before you answer, check that each phase builds on the one before.',
  unasked: ['subject'],
}

const budget: Kit = {
  ...PLAN,
  subject: ['Money', '[what comes in, what goes out, debts and savings]'],
  facts: ['Limits', '[what cannot be cut, and what is coming]'],
  assumed: { audience: 'whoever lives by it', purpose: 'to see each month whether it works' },
  form: 'a table with one row per item and the columns amount per month and share, then what is left, then when the goal is reached',
  coverage: 'Focus on the figures told here, and include a reserve for what always comes up.',
  rule: 'Keep what I told apart from what you assume.',
  edge: 'If an amount is missing, take one and mark it.',
  check: 'Before you answer, check that the rows add up.',
  leaves: ['length'],
  unasked: ['subject', 'facts', 'audience', 'purpose'],
}

/** For an evening or a day with times that cannot move. */
export const runningOrder: Kit = {
  ...PLAN,
  subject: ['Occasion', '[what happens, and which times cannot move]'],
  facts: ['People', '[who speaks, plays, cooks or clears]'],
  assumed: { audience: 'everybody who has something to do in it', purpose: 'it ends on time' },
  form: 'a table with the columns time, what happens, who leads and what has to be ready',
  coverage: 'Focus on the times that cannot move, and include what is cut if something overruns.',
  rule: 'Keep a reserve where somebody tends to take longer.',
  edge: 'If a name or a time is missing, mark it as to be settled.',
  check: 'Before you answer, check that the times add up backwards from the end.',
  leaves: ['length'],
}

export const lesson: Kit = {
  ...PLAN,
  subject: ['Class', '[age, number of pupils, minutes, what they know already]'],
  facts: ['At hand', '[room, devices, material, what was done last time]'],
  assumed: {
    subject: 'a mixed class of about 25, 45 minutes, no earlier knowledge',
    audience: 'a teacher who has ten minutes to prepare',
    purpose: 'every pupil can do or explain one thing afterwards',
  },
  form: 'the aim in one sentence, the words that pupils need, a table with the columns minutes, what the teacher does, what the pupils do and material, then what to do for those who need help or more',
  coverage:
    'Focus on what the pupils do, and include a start that wakes curiosity and a check at the end.',
  rule: 'Keep no phase longer than 15 minutes.',
  edge: 'If a phase needs material, name an everyday substitute.',
  check: 'Before you answer, check that the minutes add up.',
}

const design: Kit = {
  ...PLAN,
  subject: ['Purpose and users', '[what it is for, who uses it, what limits you]'],
  facts: ['Given', '[parts, rules or style that are settled already]'],
  audience: '[who will build it or use it]',
  purpose: '[how you will know that it works]',
  assumed: {
    subject: 'the simplest version that does what is asked, with everyday means',
    audience: 'somebody who has to build or try it without asking back',
    purpose: 'it works at the first trial',
  },
  form: 'the idea in two sentences, then its parts one by one: what each is, how it works and why it is so',
  coverage: 'Focus on how it is used from start to end, and include one example of use.',
  rule: 'Leave out every part that the idea can do without.',
  edge: 'If a choice is open, choose the simpler one and say so.',
  check: 'Before you answer, check that somebody else could make it from the text alone.',
}

/** For plans of a special kind, by a word that names it. */
export const PLAN_KITS: [names: RegExp, kit: Kit][] = [
  [/^budget(?:ing)?$/, budget],
  [/^onboard$/, phases],
  [/^design(?:s|ed)?$/, design],
  [/^(?:checklists?|to-do|todo)$/, checklist],
  [/^lessons?$/, lesson],
  [/^(?:menu|courses)$/, dinner],
  [/^(?:trip|travel|itinerary|vacation|holiday|tour|honeymoon)s?$/, TRIP],
  [/^(?:meeting|agenda|workshop|call|standup|retrospective|kickoff)s?$/, meeting],
  [/^(?:onboarding|30-60-90)$/, phases],
  [
    /^(?:offsite|party|hen|stag|shower|birthday|wedding|reunion|picnic|event|festival|dinner|celebration|conference|fete)s?$/,
    gathering,
  ],
  [/^(?:meals?|diet|menu|dinners|lunches)$/, meals],
  [/^(?:rotas?|rosters?|duty|chores?|shifts?)$/, rota],
  [/^(?:timetable|revision|revise)$/, timetable],
  [/^(?:weekend|visit)s?$/, TRIP],
  [
    /^(?:study|studying|learn|learning|training|workout|exercise|fitness|running|marathon|practice|routine|habits?)$/,
    routine,
  ],
]
