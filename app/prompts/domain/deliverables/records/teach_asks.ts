import type { Ask } from '#app/prompts/domain/deliverables/deliverable'

export const LEARNERS: Ask = {
  label: 'Learners',
  question: 'Who are the learners, and what do they already know?',
  cues: [
    'age',
    'aged',
    'year',
    'grade',
    'class',
    'beginner',
    'advanced',
    'student',
    'pupil',
    'apprentice',
    'trainee',
    'kid',
    'staff',
    'adult',
    'teenager',
    'level',
    'nurse',
    'gcse',
  ],
  kind: 'level',
}

export const TIME: Ask = {
  label: 'Time',
  question: 'How much time is there?',
  cues: ['minute', 'min', 'hour', 'day', 'week', 'session', 'evening'],
  kind: 'duration',
}

export const COVERED: Ask = {
  label: 'Covered',
  question: 'Which points should it cover, and what has been taught so far?',
  cues: ['cover', 'chapter', 'topic', 'taught', 'include', 'only'],
  kind: 'facts',
}
