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
      'the line and the triggering input for every bug',
      'wrong results before matters of style',
      'empty, missing and duplicate input traced by hand',
      'the smallest fix for each finding',
      'what cannot be judged without running it',
    ],
    form: 'List the findings from most to least serious, each with its line, what triggers it and the fix.',
    length: 'List at most ten findings.',
    limits: [
      'Do not rewrite the whole thing, and do not report taste as a bug.',
      'If nothing serious is wrong, say so instead of padding the list.',
    ],
    gaps: 'If the intent of a line is unclear, put it as a question to the author.',
    test: 'It works if each finding names an input or situation in which the code really goes wrong.',
    asks: [
      { ...CODE, question: 'What code should be reviewed?' },
      {
        label: 'Purpose',
        question: 'What is the code meant to do, and where does it run?',
        kind: 'purpose',
      },
      {
        label: 'Worry',
        question:
          'What worries you most, such as wrong results, security, speed or maintainability?',
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
      'how each vulnerability would be exploited and what damage it would do',
      'secrets in the code and permissions wider than needed',
      'the fix for each vulnerability in code or settings',
      'what to revoke or change right away',
    ],
    form: 'List the vulnerabilities by damage and ease of attack, each with its location, attack path and fix.',
    length: 'List at most ten vulnerabilities.',
    limits: [
      'Report a vulnerability only with the path from the input to the damage.',
      'Fix it with what the platform provides, not with homemade filters or encryption.',
    ],
    gaps: 'If something was not visible, such as server settings or permissions, list it as still unchecked.',
    test: 'It works if the owner knows which vulnerability to fix today and which can wait.',
    asks: [
      { ...CODE, question: 'What code or setup should be checked?' },
      {
        label: 'Access',
        question: 'Who can reach it: the internet, only staff or a single machine?',
        cues: ['public', 'internet', 'intranet', 'internal', 'staff', 'local', 'online', 'website'],
      },
      {
        label: 'At stake',
        question: 'Which data or permissions would an attacker be after?',
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
