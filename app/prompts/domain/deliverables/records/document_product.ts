import type { Deliverable } from '#app/prompts/domain/deliverables/deliverable'

/** Papers by which products are built and measured. */
export const PRODUCT_PAPERS: readonly Deliverable[] = [
  {
    id: 'prd',
    names: [
      'prd',
      'product requirements document',
      'product requirement document',
      'product spec',
      'feature spec',
      'product brief',
      'product specification',
    ],
    contains: [
      'the problem, with evidence that users have it',
      'what is deliberately out of scope',
      'behavior, including empty and error states',
      'the success metric and its baseline',
      'open questions, each with an owner',
    ],
    form: 'Put the problem, goals and non-goals before any feature, and the requirements in a numbered table with priorities.',
    length: 'Keep it to two or three pages.',
    limits: [
      'Say what the user must be able to do, and leave the technical solution to engineering.',
      'Give each requirement one testable condition.',
    ],
    test: 'It works if a designer, an engineer and a tester would each build or check the same thing from it.',
    asks: [
      {
        label: 'Problem',
        question: 'Which users have what problem today, and how do you know?',
        cues: ['problem', 'complain', 'ticket', 'churn', 'because'],
        kind: 'reason',
      },
      {
        label: 'Metric',
        question: 'Which number should change, and from what to what?',
        cues: ['metric', 'kpi', 'rate', 'percent', 'goal'],
      },
      {
        label: 'Constraints',
        question: 'Which date, platform or system is fixed?',
        cues: ['ios', 'android', 'web', 'deadline', 'api'],
        kind: 'date',
      },
    ],
  },
  {
    id: 'user_stories',
    names: [
      'user story',
      'user stories',
      'acceptance criterion',
      'acceptance criteria',
      'backlog item',
      'jira ticket',
    ],
    contains: [
      'the role, the want and the benefit in every story',
      'acceptance criteria that start from a given state',
      'a story for the failure case',
      'one story per thing that can be shipped on its own',
    ],
    form: 'Number the stories, most important first, each followed by its acceptance criteria.',
    length: 'Write 5 to 8 stories with three to five criteria each.',
    limits: [
      'Name real roles instead of a user, and a benefit that does not just repeat the want.',
      'Keep buttons and screens out of the stories.',
    ],
    test: 'It works if a tester can answer yes or no to every criterion.',
    asks: [
      {
        label: 'Roles',
        question: 'Who will use it, and what do they want to get done?',
        cues: ['customer', 'admin', 'manager', 'driver', 'patient', 'user', 'member', 'teacher'],
      },
      {
        label: 'Scope',
        question: 'What belongs in the first version, and what does not?',
        cues: ['mvp', 'scope', 'version', 'only', 'without'],
      },
    ],
  },
  {
    id: 'requirements',
    names: [
      'requirement',
      'requirements',
      'requirements specification',
      'requirements document',
      'requirements list',
      'specification',
      'functional specification',
      'spec',
      'request for proposal',
      'rfp',
    ],
    contains: [
      'a number and a priority for each requirement',
      'a measurable value instead of fast or easy',
      'what it has to connect to or fit into',
      'constraints such as law, space or budget',
      'how each point is checked at handover',
    ],
    form: 'Use a numbered table with one requirement per row, must-haves first, grouped by topic.',
    length: 'Keep it to two or three pages.',
    limits: [
      'State one requirement per line, and what is needed rather than which product meets it.',
      'Label nice-to-haves as such.',
    ],
    test: 'It works if several suppliers could quote from it and their quotes could be compared.',
    asks: [
      {
        label: 'Purpose',
        question: 'What must be possible afterward that is not possible today?',
        kind: 'purpose',
      },
      {
        label: 'Constraints',
        question: 'Which systems, rules, sizes or dates are fixed?',
        cues: ['must', 'budget', 'existing', 'interface', 'standard', 'size'],
      },
      {
        label: 'Volume',
        question: 'How many people, items or cases must it handle?',
        kind: 'count',
      },
    ],
  },
  {
    id: 'okrs',
    names: [
      'okr',
      'okrs',
      'objective and key result',
      'objectives and key results',
      'key result',
      'quarterly goal',
      'team goal',
      'kpi',
    ],
    contains: [
      'a noticeable change in each objective',
      'key results with a starting value, a target and a source',
      'a second metric that shows what the first one costs',
      'one owner per key result',
    ],
    form: 'State each objective in words without figures, with its key results below it.',
    length: 'Write at most three objectives with two to four key results each.',
    limits: [
      'Write key results as outcomes; launching, building or holding meetings is a task.',
      'Leave out what the team would do anyway.',
    ],
    test: 'It works if each key result can be scored on the last day without a discussion.',
    gaps: 'If a baseline is unknown, leave a placeholder and say how to measure it first.',
    asks: [
      {
        label: 'Team and period',
        question: 'Which team, and which quarter or year?',
        cues: ['q1', 'q2', 'q3', 'q4', 'quarter', 'year', 'team'],
      },
      {
        label: 'Change',
        question: 'What should be different at the end, and why now?',
        kind: 'purpose',
      },
      {
        label: 'Baseline',
        question: 'Where do the numbers stand today?',
        cues: ['from', 'currently', 'percent', 'today'],
      },
    ],
  },
  {
    id: 'release_notes',
    names: [
      'release note',
      'release notes',
      'changelog',
      'change log',
      "what's new",
      'version notes',
      'patch notes',
      'update notes',
    ],
    contains: [
      'what users can now do, ahead of what was fixed',
      'each fix described as the symptom users saw',
      'anything users must do or that works differently now',
      'known issues with a workaround',
    ],
    form: 'Group the entries as new, changed, fixed and action needed; leave out empty groups.',
    length: 'Keep each entry to one or two sentences.',
    limits: [
      'Use the words on the screen, with no ticket numbers or internal component names.',
      'Do not add a change that is not given here.',
    ],
    test: 'It works if users can tell at a glance whether the release affects their work.',
    asks: [
      {
        label: 'Changes',
        question: 'What was added, changed, fixed or removed?',
        cues: ['fix', 'add', 'remove', 'new', 'bug'],
        kind: 'material',
      },
      {
        label: 'Readers',
        question: 'Who will read them, such as customers, administrators or developers?',
        kind: 'readers',
      },
      {
        label: 'Version',
        question: 'Which version is it, and when does it come out?',
        cues: ['version', 'v1', 'v2', 'v3'],
        kind: 'date',
      },
    ],
  },
]
