import { test } from '@japa/runner'
import { errors } from '@vinejs/vine'
import { tokenValidator } from '#app/auth/validators/token_validator'
import { flowProposalValidator } from '#app/flows/validators/flow_proposal_validators'
import { flowValidator } from '#app/flows/validators/flow_validators'

interface Validator {
  validate: (data: unknown) => Promise<unknown>
}

/** What is said of each field that is refused. */
async function refusals(validator: Validator, data: unknown): Promise<Record<string, string>> {
  const error: unknown = await validator.validate(data).then(
    () => null,
    (thrown: unknown) => thrown
  )
  if (!(error instanceof errors.E_VALIDATION_ERROR)) throw new Error('Nothing was refused.')
  const messages = error.messages as { field: string; message: string }[]
  return Object.fromEntries(messages.map(({ field, message }) => [field, message]))
}

const CHOICE = { start: 0, kind: 'write', relation: 'none' }

test.group('What is said of a field that is refused', () => {
  test('calls an entry of a list by its place in the list', async ({ assert }) => {
    const kinds = [{ ...CHOICE, kinds: ['ok', 'x'.repeat(200)] }]
    const cases: [Validator, unknown, string, string][] = [
      [
        ...([flowProposalValidator, { goal: 'Write', choices: kinds }] as const),
        ...([
          'choices.0.kinds.1',
          'Entry 2 of kinds must not be greater than 60 characters',
        ] as const),
      ],
      [
        ...([flowProposalValidator, { goal: 'Write', choices: [null] }] as const),
        ...(['choices.0', 'Entry 1 of choices must be defined'] as const),
      ],
      [
        ...([flowProposalValidator, { goal: 'Write', choices: [1] }] as const),
        ...(['choices.0', 'Entry 1 of choices must be an object'] as const),
      ],
      [
        ...([flowValidator, { title: 'A', tags: ['a', 1] }] as const),
        ...(['tags.1', 'Entry 2 of tags must be a string'] as const),
      ],
      [
        ...([tokenValidator, { name: 'A', scopes: ['all'] }] as const),
        ...(['scopes.0', 'Entry 1 of scopes is invalid'] as const),
      ],
    ]
    for (const [validator, data, field, message] of cases)
      assert.equal((await refusals(validator, data))[field], message)
  })

  test('calls a field by its name', async ({ assert }) => {
    const refused = await refusals(flowValidator, { title: 1, tags: 'a' })
    assert.deepEqual(refused, {
      title: 'The title field must be a string',
      tags: 'The tags field must be an array',
    })
  })
})
