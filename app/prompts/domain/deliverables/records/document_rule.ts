import type { Deliverable } from '#app/prompts/domain/deliverables/deliverable'

/** Papers that people follow, tick or fill in. */
export const RULE_PAPERS: readonly Deliverable[] = [
  {
    id: 'sop',
    names: [
      'sop',
      'standard operating procedure',
      'procedure',
      'work instruction',
      'process document',
      'operating procedure',
      'runbook',
      'protocol',
      'process description',
    ],
    contains: [
      'when it applies and who may do it',
      'what must be ready before the first step',
      'one action per step, and who does it',
      'how to tell that each step worked',
      'what to do if it goes wrong',
    ],
    form: 'Number the steps in the order of work, begin each with a verb, and put warnings before the step they apply to.',
    length: 'Keep it to two pages.',
    limits: [
      'Take settings, limits and doses only from what is given here; otherwise mark the line to be filled in from the manual.',
    ],
    test: 'It works if a new colleague can do the job on site from it alone.',
    asks: [
      {
        label: 'Process',
        question: 'What are the steps as they are done today?',
        cues: ['step', 'then', 'after', 'first', 'before'],
      },
      {
        label: 'People',
        question: 'Who carries it out, and who has to approve it or be told?',
        cues: ['manager', 'staff', 'team', 'nurse', 'operator'],
        kind: 'readers',
      },
      {
        label: 'Problems',
        question: 'What usually goes wrong?',
        cues: ['wrong', 'fail', 'error', 'mistake', 'problem', 'because'],
      },
    ],
  },
  {
    id: 'policy',
    names: [
      'policy',
      'house rules',
      'code of conduct',
      'guideline',
      'company policy',
      'regulation',
      'constitution',
    ],
    contains: [
      'who it applies to, and from when',
      'each rule with the situation it covers',
      'who may grant an exception',
      'what happens if it is not followed',
      'an owner and a review date',
    ],
    form: 'Use short numbered rules under headings, each a full sentence with must, may or must not.',
    length: 'Keep it to two pages.',
    limits: [
      'Regulate only what someone will check, in words that leave no room for interpretation.',
      'Flag points that depend on local law.',
    ],
    test: 'It works if different people with the same difficult case would get the same answer from it.',
    asks: [
      { label: 'Country', question: 'Which country or state does it apply in?', kind: 'place' },
      {
        label: 'Reason',
        question: 'What happened, or keeps happening, that makes it necessary?',
        cues: ['because', 'keep', 'after', 'problem'],
        kind: 'reason',
      },
      {
        label: 'Rules',
        question: 'Which points have already been decided?',
        cues: ['must', 'allow', 'max', 'never', 'only', 'at least'],
      },
    ],
  },
  {
    id: 'checklist',
    names: [
      'checklist',
      'check list',
      'packing list',
      'to-do list',
      'to do list',
      'opening checklist',
      'closing checklist',
      'onboarding checklist',
      'list to tick off',
    ],
    contains: [
      'the things that cannot be fixed later',
      'amounts, sizes or times where they matter',
      'what done looks like, if a check mark alone would not tell',
      'what people usually forget',
    ],
    form: 'Use checkboxes grouped by time or place, in the order of use, with one action or item each.',
    length: 'Keep it to one page.',
    limits: ['Mark the critical points, and do not bury them among things nobody forgets.'],
    test: 'It works if it can be followed from top to bottom without going back.',
    asks: [
      {
        label: 'Users',
        question: 'Who will use it, and how well do they know the job?',
        kind: 'readers',
      },
      { label: 'Occasion', question: 'When and where will it be used?', kind: 'place' },
      {
        label: 'Past mistakes',
        question: 'What was forgotten or went wrong in the past?',
        cues: ['forget', 'forgot', 'wrong', 'last time', 'always'],
      },
    ],
  },
  {
    id: 'fill_in_form',
    names: [
      'form',
      'consent form',
      'release form',
      'intake form',
      'registration form',
      'application form',
      'log sheet',
      'record sheet',
      'questionnaire form',
      'permission slip',
    ],
    contains: [
      'its purpose and where to return it',
      'checkboxes wherever the answers are known',
      'enough room for handwriting',
      'a date and signature only where something is agreed to',
      'a note on what happens to personal data',
    ],
    form: 'Lay it out as labeled fields, in the order in which the person knows the answers.',
    length: 'Keep it to one page.',
    limits: [
      'Ask for nothing that will go unused, and for one thing per field.',
      'Where consent is requested, make it as easy to say no as yes.',
    ],
    test: 'It works if people can fill it in standing up, without help.',
    asks: [
      {
        label: 'Purpose',
        question: 'What will be decided or done with the answers?',
        kind: 'purpose',
      },
      {
        label: 'Respondents',
        question: 'Who will fill it in, and is it on paper or on a screen?',
        kind: 'readers',
      },
      { label: 'Country', question: 'Which country will it be used in?', kind: 'place' },
    ],
  },
]
