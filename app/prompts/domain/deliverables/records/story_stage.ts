import type { Deliverable } from '#app/prompts/domain/deliverables/deliverable'
import { AUDIENCE, DETAILS } from '#app/prompts/domain/deliverables/records/story_asks'

/** What is spoken or played. */
export const STAGE: Deliverable[] = [
  {
    id: 'scene',
    names: [
      'scene',
      'dialogue',
      'dialog',
      'stage scene',
      'play scene',
      'movie scene',
      'film scene',
      'screenplay scene',
      'radio play',
      'audio drama scene',
    ],
    contains: [
      'what each character wants and hides',
      'something between them that nobody says',
      'an object or task that keeps their hands busy',
      'voices that can be told apart without names',
      'a shift in who has the upper hand',
    ],
    form: 'Write it as a script with speaker names for stage, screen or audio, and as prose for a novel.',
    length: 'Write about 500 words.',
    limits: [
      'Cut greetings and every line that tells the other person what both already know.',
      'Do not let anyone say outright what the scene is about.',
    ],
    test: 'It works if the reader can tell who is speaking with the names covered.',
    asks: [
      {
        ...DETAILS,
        label: 'Characters',
        question: 'Who is in the scene, and what does each want?',
      },
      {
        label: 'Medium',
        question: 'Is it for a novel, the stage, the screen or a game?',
        cues: [
          'novel',
          'stage',
          'play',
          'film',
          'movie',
          'theater',
          'theatre',
          'radio',
          'audio',
          'game',
          'chapter',
        ],
        kind: 'purpose',
      },
    ],
  },
  {
    id: 'comedy_sketch',
    names: [
      'comedy sketch',
      'sketch',
      'skit',
      'comic sketch',
      'funny sketch',
      'sketch comedy',
      'comic scene',
      'comedy scene',
      'party sketch',
      'christmas sketch',
    ],
    contains: [
      'an absurd rule that everyone takes seriously',
      'a sensible person up against it',
      'steps that each get worse than the one before',
      'a last line that brings back the first joke',
      'props and moves that amateurs can handle',
    ],
    form: 'Write it as a script with a cast list, props and short stage directions.',
    length: 'Write it for about five minutes on stage.',
    limits: [
      'Stick to one comic idea and push it; do not start a second one.',
      'Laugh at the situation and at those in charge, not at anyone who cannot laugh along.',
    ],
    test: 'It works if every exchange makes matters worse and the biggest laugh comes last.',
    asks: [
      {
        label: 'Cast',
        question: 'How many performers are there, and who are they?',
        cues: ['actor', 'people', 'person', 'role', 'part', 'player'],
        kind: 'count',
      },
      AUDIENCE,
      {
        ...DETAILS,
        label: 'Insider jokes',
        question: 'What habits or incidents will everyone there recognize?',
      },
    ],
  },
  {
    id: 'monologue',
    names: [
      'monologue',
      'dramatic monologue',
      'comic monologue',
      'stage monologue',
      'theater monologue',
      'theatre monologue',
      'audition monologue',
      'soliloquy',
      'inner monologue',
    ],
    contains: [
      'someone the speaker is talking to or wants to reach',
      'a reason to speak right now',
      'something the speaker finds out while speaking',
      'breaks and restarts, as in real speech',
      'a last line that changes how the first one sounds',
    ],
    form: 'Write only what is spoken, with a stage direction where an actor needs one.',
    length: 'Keep it to about 250 words, or two minutes when spoken.',
    limits: [
      'Do not tell a life story: include only what slips out while the speaker is after something.',
      'Let the speaker be wrong about something that the listener notices.',
    ],
    test: 'It works if an actor can name what the speaker wants in every passage.',
    asks: [
      {
        ...DETAILS,
        label: 'Speaker',
        question: 'Who is speaking, to whom, and what do they want?',
      },
      { ...AUDIENCE, label: 'Occasion', question: 'Is it for an audition, a class or a show?' },
    ],
  },
]
