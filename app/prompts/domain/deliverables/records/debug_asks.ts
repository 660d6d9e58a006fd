import type { Ask } from '#app/prompts/domain/deliverables/deliverable'

export const CODE: Ask = {
  label: 'Code',
  question: 'What is the code, formula or setting in question?',
  kind: 'material',
}

export const CHANGED: Ask = {
  label: 'Recent changes',
  question: 'What was changed, updated or moved shortly before it began?',
  cues: [
    'update',
    'upgrade',
    'install',
    'since',
    'after',
    'change',
    'move',
    'switch',
    'migrate',
    'deploy',
    'fit',
    'replace',
    'edit',
    'new',
  ],
}

export const SETUP: Ask = {
  label: 'Setup',
  question: 'Which program or device is it, and which version?',
  cues: [
    'version',
    'windows',
    'mac',
    'linux',
    'android',
    'iphone',
    'excel',
    'sheets',
    'wordpress',
    'python',
    'php',
    'java',
    'javascript',
    'postgres',
    'mysql',
    'docker',
  ],
  kind: 'tool',
}
