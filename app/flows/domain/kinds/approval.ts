import { defineKind, needed, opening } from '#app/flows/domain/kinds/node_kind'
import { object, orNull, text, whole, yesNo } from '#app/flows/domain/values/schema'
import { MAX_EXPIRY_HOURS } from '#app/flows/domain/graph/setting_limits'
import { APPROVAL_PORTS } from '#app/flows/domain/graph/settings'

const LABELS = { approved: 'Approved', rejected: 'Rejected', expired: 'Expired' }

export const approval = defineKind('approval', {
  title: 'Ask a person',
  help: 'Stops until a person has decided. Hone makes a link that also works on a phone: whoever opens it reads the text, may edit it, and approves it or rejects it with a reason.',
  schema: object({
    question: text(),
    content: text(),
    mayEdit: yesNo,
    needsAccount: yesNo,
    expiresHours: whole(1, MAX_EXPIRY_HOURS),
    reminderHours: orNull({ ...whole(1, MAX_EXPIRY_HOURS), type: 'integer' }),
  }),
  defaults: {
    ...{ question: 'May this go out?', content: '', mayEdit: true, needsAccount: true },
    ...{ expiresHours: 72, reminderHours: 24 },
  },
  ports: () => APPROVAL_PORTS.map((id) => ({ id, label: LABELS[id] })),
  texts: ({ question, content }) => [
    { path: ['question'], text: question },
    { path: ['content'], text: content },
  ],
  check: ({ question, content, expiresHours, reminderHours }) => [
    ...needed(question, ['question'], 'Write the question to the person.'),
    ...needed(content, ['content'], 'Say which text is to be approved.'),
    ...(reminderHours !== null && reminderHours >= expiresHours
      ? [{ path: ['reminderHours'], sentence: 'The reminder must come before the expiry.' }]
      : []),
  ],
  summary: ({ question }) => opening(question, 'No question yet'),
  waitsForPerson: true,
})
