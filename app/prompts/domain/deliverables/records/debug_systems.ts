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
      'what the last log lines before the stop mean',
      'the resource or input that is used up or invalid then',
      'the fix for each cause and what it could lose',
      'a way to keep working until it is solved',
    ],
    limits: [
      'Save data and logs before any step that resets, wipes or reinstalls.',
      'Do not accept an automatic restart or more memory as the fix while the cause is open.',
    ],
    gaps: 'If there is no log, say where it is kept or how to switch it on before the next crash.',
    test: 'It works if the cause fits the moment at which it stops and not only the fact that it does.',
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
      'the fix and who has the rights to make it',
      'a way around it until the fix',
    ],
    limits: [
      'Swap only one of device, network and address at a time.',
      'Do not switch off a firewall, certificate check or encryption as a fix.',
    ],
    gaps: 'If both sides could be at fault, name the test whose result tells them apart.',
    test: 'It works if the first few checks show on whose side the fault lies.',
    asks: [
      {
        label: 'Affected',
        question: 'Which devices, users or sites are affected, and which still work?',
        cues: ['only', 'all', 'everyone', 'everything', 'else', 'other', 'fine'],
      },
      {
        label: 'Pattern',
        question: 'Since when does it happen, and is it constant or on and off?',
        cues: ['since', 'always', 'every', 'sometimes', 'constantly', 'random', 'daily', 'nightly'],
      },
      { ...SETUP, question: 'How is it connected, from the device to the far end?' },
    ],
  },
]
