import assert from 'node:assert/strict'
import type { ApiClient } from '@japa/api-client'
import { browserSession, createPerson } from '#tests/helpers/people'
import { GREETING } from '#tests/functional/flows/flow_steps'

/** Sends calls as a browser does: with the cookies of a session, and the token that protects writes. */
export interface Caller {
  /** Null for a visitor. */
  email: string | null
  send(method: string, path: string, data?: object): Promise<{ status: number; body: unknown }>
}

export type CallCheck = (caller: Caller) => Promise<void>

export const visitor = (client: ApiClient): Caller => callerWith(client, null, {})

/** Somebody who was never here before. */
export async function newPerson(client: ApiClient): Promise<Caller> {
  const user = await createPerson({ firstName: 'Ada', lastName: 'Lovelace' })
  const { cookie, csrfToken } = await browserSession(user)
  return callerWith(client, user.email, { cookie, 'x-xsrf-token': csrfToken })
}

function callerWith(
  client: ApiClient,
  email: string | null,
  headers: Record<string, string>
): Caller {
  const send = async (method: string, path: string, data?: object) => {
    const request = client.request(path, method).headers(headers)
    const response = await (data === undefined ? request : request.json(data))
    return { status: response.status(), body: response.body() as unknown }
  }
  return { email, send }
}

/** What the API answers; throws where it refuses. */
export async function fetched<Body>(caller: Caller, path: string): Promise<Body> {
  const { status, body } = await caller.send('GET', path)
  assert.equal(status, 200, path)
  return body as Body
}

/** The call is refused with this status, in the one shape of errors. */
export const refuses =
  (method: string, path: string, status: number, data?: object): CallCheck =>
  async (caller) => {
    const answer = await caller.send(method, path, data)
    assert.equal(answer.status, status)
    const { message, code } = answer.body as Record<string, unknown>
    for (const value of [message, code]) assert.match(String(value), /\S/)
    assert.equal(typeof message, 'string')
  }

/** Makes a flow that greets somebody, and answers with its id. */
export async function createFlow(caller: Caller): Promise<string> {
  const { status, body } = await caller.send('POST', '/api/flows', {
    title: 'Greet',
    graph: GREETING,
  })
  assert.equal(status, 201)
  return (body as { id: string }).id
}
