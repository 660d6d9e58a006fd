import type { Deliverable } from '#app/prompts/domain/deliverables/deliverable'
import { CODE } from '#app/prompts/domain/deliverables/records/debug_asks'

/** Code or a set-up that seems to work and is to be looked through for faults. */
export const REVIEWS: Deliverable[] = [
  {
    id: 'code_review',
    names: [
      'code review',
      'review code',
      'review of code',
      'review this code',
      'review my code',
      'pr review',
      'review this pr',
      'pull request review',
      'check my code',
      'find the bug',
    ],
    contains: [
      'line and triggering input for every fault',
      'wrong results before matters of style',
      'empty or missing or duplicate input tried on paper',
      'the smallest fix for each finding',
      'what cannot be judged without running it',
    ],
    form: 'List the findings from worst to mildest, each with its line, what triggers it and the fix.',
    length: 'List at most ten findings.',
    limits: [
      'Do not rewrite the whole, and do not report taste as a fault.',
      'If nothing serious is wrong, say so instead of padding the list.',
    ],
    gaps: 'Where the intent of a line is unclear, put it as a question to the author.',
    test: 'It works if each finding names an input or situation in which the code really goes wrong.',
    asks: [
      { ...CODE, question: 'What is the code to be reviewed?' },
      {
        label: 'Purpose',
        question: 'What is the code meant to do, and where does it run?',
        kind: 'purpose',
      },
      {
        label: 'Worry',
        question: 'What worries you most: wrong results, security, speed or upkeep?',
        cues: [
          'bug',
          'security',
          'secure',
          'slow',
          'speed',
          'wrong',
          'performance',
          'race',
          'leak',
          'edge',
        ],
      },
    ],
  },
  {
    id: 'security_review',
    names: [
      'security review',
      'security check',
      'security audit',
      'security hole',
      'vulnerability',
      'vulnerability check',
      'vulnerability review',
      'injection check',
      'is this secure',
      'check security',
    ],
    contains: [
      'where untrusted input enters and how far it gets',
      'how each hole would be used and what it would cost',
      'secrets in the code and rights wider than needed',
      'the fix for each hole in code or settings',
      'what to revoke or change at once',
    ],
    form: 'List the holes by damage and ease of attack, each with its place, the path of the attack and the fix.',
    length: 'List at most ten holes.',
    limits: [
      'Report a hole only with the path from the input to the damage.',
      'Fix with the means of the platform, not with home-made filters or encryption.',
    ],
    gaps: 'List what was not visible, such as server settings or rights, as still unchecked.',
    test: 'It works if the owner knows which hole to close today and which can wait.',
    asks: [
      { ...CODE, question: 'What is the code or set-up to be checked?' },
      {
        label: 'Reach',
        question: 'Who can reach it: the internet, staff only or a single machine?',
        cues: ['public', 'internet', 'intranet', 'internal', 'staff', 'local', 'online', 'website'],
      },
      {
        label: 'At stake',
        question: 'Which data or rights would an attacker be after?',
        cues: [
          'password',
          'personal',
          'customer',
          'patient',
          'payment',
          'card',
          'token',
          'login',
          'user',
        ],
      },
    ],
  },
]
