import type { Deliverable } from '#app/prompts/domain/deliverables/deliverable'
import { SETUP } from '#app/prompts/domain/deliverables/records/debug_asks'

/** A machine or a connection that stops. */
export const SYSTEMS: Deliverable[] = [
  {
    id: 'crash_cause',
    names: [
      'crash',
      'crash cause',
      'cause of crash',
      'crash log',
      'restart',
      'reboot',
      'reset',
      'freeze',
      'blue screen',
      'boot loop',
    ],
    contains: [
      'a test that separates power and hardware from software',
      'what the last log lines before the crash mean',
      'the resource or input that runs out or becomes invalid',
      'the fix for each cause and what it could lose',
      'a way to keep working until it is solved',
    ],
    limits: [
      'Save data and logs before any step that resets, wipes or reinstalls.',
      'Do not accept an automatic restart or more memory as the fix while the cause is unknown.',
    ],
    gaps: 'If there is no log, say where it is kept or how to turn it on before the next crash.',
    test: 'It works if the cause explains when it stops, not only that it does.',
    asks: [
      {
        label: 'Last lines',
        question: 'What are the last lines of the log or screen before it stops?',
        cues: ['log', 'error', 'exception', 'message', 'code', 'console', 'monitor'],
      },
      {
        label: 'Moment',
        question: 'What happens just before it stops, and does it happen every time?',
        cues: [
          'when',
          'whenever',
          'after',
          'every',
          'always',
          'during',
          'second',
          'load',
          'loading',
        ],
      },
      SETUP,
    ],
  },
  {
    id: 'network_fault',
    names: [
      'connection problem',
      'connection error',
      'connection drop',
      'network problem',
      'network fault',
      'network outage',
      'wifi problem',
      'dns problem',
      'vpn problem',
      'certificate error',
    ],
    contains: [
      'checks in order from the device to the far end',
      'the command or page for each check and its healthy result',
      'what still works and what that rules out',
      'the fix and who has permission to make it',
      'a workaround until the fix',
    ],
    limits: [
      'Swap only one of device, network and address at a time.',
      'Do not turn off a firewall, certificate check or encryption as a fix.',
    ],
    gaps: 'If either side could be at fault, name the test whose result tells them apart.',
    test: 'It works if the first few checks show which side the fault is on.',
    asks: [
      {
        label: 'Affected',
        question: 'Which devices, users or sites are affected, and which still work?',
        cues: ['only', 'all', 'everyone', 'everything', 'else', 'other', 'fine'],
      },
      {
        label: 'Pattern',
        question: 'When did it start, and is it constant or on and off?',
        cues: ['since', 'always', 'every', 'sometimes', 'constantly', 'random', 'daily', 'nightly'],
      },
      { ...SETUP, question: 'How is it connected, from the device to the far end?' },
    ],
  },
]
