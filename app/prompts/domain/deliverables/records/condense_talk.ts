import type { Deliverable } from '#app/prompts/domain/deliverables/deliverable'

/** What was said, written back and forth or passed on at the end of a shift. */
export const RECORDS_OF_TALK: Deliverable[] = [
  {
    id: 'minutes',
    names: [
      'minutes',
      'meeting minutes',
      'minutes from transcript',
      'meeting notes',
      'meeting summary',
      'meeting recap',
      'action list',
      'action item',
      'call recap',
      'call summary',
    ],
    contains: [
      'a separate list of decisions',
      'an owner and a due date for every action',
      'the conditions on anything that depends on something else',
      'points left open or only half promised',
      'objections that were not resolved',
    ],
    form: 'Put decisions and actions before the discussion, and order the discussion by topic, not by time.',
    length: 'Keep it to one page, with two or three lines per topic.',
    limits: [
      'Do not turn a maybe into a commitment; give no owner or date that nobody named.',
      'Record what was decided and why, without the tone in which it was said.',
    ],
    gaps: 'If an action has no owner or no date, mark it as open.',
    test: 'It works if someone who was absent knows what was decided and what they have to do.',
    asks: [
      {
        label: 'Transcript',
        question: 'What does the transcript or recording say?',
        kind: 'material',
      },
      {
        label: 'Meeting',
        question: 'What meeting was it, on what date, and who attended?',
        kind: 'facts',
        cues: ['attend', 'attendee', 'present', 'committee', 'board', 'standup'],
      },
      {
        label: 'Recipients',
        question: 'Who will get the minutes, and which of them were absent?',
        kind: 'readers',
      },
    ],
  },
  {
    id: 'thread_summary',
    names: [
      'thread summary',
      'email thread',
      'email chain',
      'email summary',
      'summary of emails',
      'thread recap',
      'chat summary',
      'chat digest',
      'slack summary',
      'catch-up digest',
    ],
    contains: [
      'where things stand now',
      'what was agreed on, and by whom',
      'questions that nobody has answered',
      'who is waiting on whom',
      'positions that changed along the way',
    ],
    form: 'Start with where things stand, then give positions, then open points; do not retell message by message.',
    length: 'Keep it to about ten lines.',
    limits: [
      "Use each person's latest statement, and note where it overturns an earlier one.",
      'Do not take silence as consent: a proposal without a reply is still unanswered.',
    ],
    test: 'It works if a latecomer could write the next message without scrolling up.',
    asks: [
      { label: 'Thread', question: 'What do the messages say?', kind: 'material' },
      {
        label: 'Role',
        question: 'What is your role in the thread, and what do you have to do next?',
        kind: 'purpose',
        cues: ['reply', 'answer', 'decide', 'leave', 'back', 'latecomer'],
      },
    ],
  },
  {
    id: 'handover',
    names: [
      'handover',
      'hand-over',
      'handoff',
      'hand-off',
      'handover note',
      'handover summary',
      'shift handover',
      'handover document',
      'cut-down handover',
      'takeover note',
    ],
    contains: [
      'what is urgent and what is due next',
      'the status of every open matter and its next step',
      'promises already made, and to whom',
      'what looks finished but is not',
      'who to ask and where things are',
    ],
    form: 'List open matters by urgency, each with status, next step and date; put closed ones in a last line.',
    length: 'Keep it to one page.',
    limits: [
      'Copy times, quantities and doses exactly; a rounded value can do harm.',
      'Keep what was observed separate from what was assumed.',
    ],
    test: 'It works if the next person could carry on without calling the last one.',
    asks: [
      { label: 'Notes', question: 'What do the notes to be handed over say?', kind: 'material' },
      {
        label: 'Successor',
        question: 'Who is taking over, and how well do they know the work?',
        kind: 'readers',
      },
      {
        label: 'Period',
        question: 'For how long are they taking over?',
        kind: 'duration',
        cues: ['shift', 'night', 'holiday', 'vacation', 'leave', 'permanent', 'week'],
      },
    ],
  },
]
