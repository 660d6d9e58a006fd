import assert from 'node:assert/strict'
import {
  createFlow,
  fetched,
  refuses,
  type CallCheck,
  type Caller,
} from '#tests/functional/specification/caller'

const FIELDS = [
  ...['id', 'title', 'context', 'tags', 'isFavorite', 'currentStep'],
  ...['createdAt', 'updatedAt', 'lastAccessedAt'],
]
const CREDITS = 25

interface ListedFlow {
  id: string
  title: string
}

const listed = (caller: Caller) => fetched<ListedFlow[]>(caller, '/api/flows')

export const listsFlows: CallCheck = async (caller) => {
  const id = await createFlow(caller)
  const flow = (await listed(caller)).find((one) => one.id === id)
  for (const field of FIELDS) assert.ok(flow && field in flow, field)
}

export const deletesFlow: CallCheck = async (caller) => {
  const id = await createFlow(caller)
  assert.equal((await caller.send('DELETE', `/api/flows/${id}`)).status, 204)
  assert.ok(!(await listed(caller)).some((one) => one.id === id))
}

export const duplicatesFlow: CallCheck = async (caller) => {
  const id = await createFlow(caller)
  assert.equal((await caller.send('POST', `/api/flows/${id}/duplicate`)).status, 201)
  const titles = (await listed(caller)).map(({ title }) => title)
  assert.deepEqual(titles.toSorted(), ['Greet', 'Greet (copy)'])
}

const creditsUsed = async (caller: Caller): Promise<number> =>
  (await fetched<{ creditsUsed: number }>(caller, '/api/subscription')).creditsUsed

export const executesForOneCredit: CallCheck = async (caller) => {
  const path = `/api/flows/${await createFlow(caller)}/execute`
  await refuses('POST', path, 422)(caller)
  assert.equal(await creditsUsed(caller), 0)
  const run = await caller.send('POST', path, { inputs: { who: 'Ada' } })
  assert.equal(run.status, 200)
  assert.equal(await creditsUsed(caller), 1)
}

export const runsWhileCreditsRemain: CallCheck = async (caller) => {
  const path = `/api/flows/${await createFlow(caller)}/execute`
  const inputs = { who: 'Ada' }
  for (let credit = 0; credit < CREDITS; credit++)
    assert.equal((await caller.send('POST', path, { inputs })).status, 200)
  await refuses('POST', path, 402, { inputs })(caller)
}
