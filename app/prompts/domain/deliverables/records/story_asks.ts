import type { Ask } from '#app/prompts/domain/deliverables/deliverable'

export const AUDIENCE: Ask = {
  label: 'Audience',
  question: 'Who will read or hear it, and on what occasion?',
  cues: [
    'birthday',
    'wedding',
    'party',
    'retirement',
    'class',
    'office',
    'team',
    'colleague',
    'kid',
    'child',
    'club',
  ],
  kind: 'readers',
}

export const DETAILS: Ask = {
  label: 'Details',
  question: 'Which names, habits, sayings or events belong in it?',
  cues: ['love', 'like', 'hate', 'always', 'call', 'name', 'drive', 'say'],
  kind: 'facts',
}
