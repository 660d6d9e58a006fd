import type { RequestListener } from 'node:http'
import { test } from '@japa/runner'
import { readAllowedHosts } from '#app/core/fetching/allowed_hosts'
import type { FetchRules } from '#app/core/fetching/fetch_text'
import { isPrivateAddress } from '#app/core/fetching/private_addresses'
import type { Reach } from '#app/core/safe_fetch'
import { fetchWith } from '#app/flows/engine/executors/fetch_step'
import { StepFailure } from '#app/flows/engine/executors/step_work'
import { hostileAddresses } from '#tests/faults/flows/hostile_addresses'
import { contextOf, fetchSettings } from '#tests/helpers/fetch_steps'
import { type HttpStandIn, PUBLIC_STAND_IN, startHttpStandIn } from '#tests/helpers/canary_server'

const CANARY = '127.0.0.1'
const STATUSES = [301, 302, 303, 307, 308]
const SENTENCE = /^\S.*\s.*\s.*\.$/su
const MINUTES = 300_000

/** What names lead to; each lookup of a name takes the next answer, and the last one stays. */
const ANSWERS: Record<string, string[][]> = {
  'public.test': [[PUBLIC_STAND_IN]],
  'rebinding.test': [[PUBLIC_STAND_IN], [CANARY]],
  'both.test': [[PUBLIC_STAND_IN, CANARY]],
  'mapped.test': [['::ffff:127.0.0.1']],
  'nowhere.test': [[]],
}

function resolver(): Required<Reach>['lookUp'] {
  const asked = new Map<string, number>()
  return (host, _options, found) => {
    const answers = ANSWERS[host] ?? [[CANARY]]
    const count = asked.get(host) ?? 0
    asked.set(host, count + 1)
    const addresses = answers[Math.min(count, answers.length - 1)]
    const listed = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
    setImmediate(() => found(null, listed))
  }
}

test.group('Fetch', (group) => {
  let canary: HttpStandIn
  let publicServer: HttpStandIn
  const targets: { status: number; location: string }[] = []

  /** `/<number>` redirects to that target, and `/more/<number>` does so at the second redirect. */
  const redirects: RequestListener = (request, response) => {
    const [, more, number] = /^\/(more\/)?(\d+)/.exec(request.url ?? '') ?? []
    if (number === undefined) return void response.end('public')
    const { status, location } = targets[Number(number)]
    response.setHeader('connection', 'close')
    response.writeHead(status, { location: more ? `/${number}` : headerText(location) }).end()
  }

  group.setup(async () => {
    canary = await startHttpStandIn(CANARY)
    publicServer = await startHttpStandIn(PUBLIC_STAND_IN, redirects)
    return async () => {
      await canary.close()
      await publicServer.close()
    }
  })

  /** The stand-in counts as public, and the ports of both servers are allowed. */
  const rules = (): FetchRules => ({
    hosts: readAllowedHosts(`*,http://*,http://*:${canary.port},http://*:${publicServer.port}`)!,
    reach: {
      mayReach: (address) => address === PUBLIC_STAND_IN || !isPrivateAddress(address),
      lookUp: resolver(),
    },
  })

  /** The sentence with which an address is refused; null where something came back. */
  async function refusal(url: string, allowed = rules()): Promise<string | null> {
    try {
      await fetchWith(allowed)(fetchSettings({ url }), contextOf())
      return null
    } catch (error) {
      if (error instanceof StepFailure) return error.message
      throw error
    }
  }

  test('reads what is public', async ({ assert }) => {
    assert.isNull(await refusal(`http://public.test:${publicServer.port}/`))
    assert.deepEqual(publicServer.requests, [`GET public.test:${publicServer.port}/`])
  })

  test('reaches this machine by none of 300 hostile addresses', async ({ assert }) => {
    const addresses = hostileAddresses(canary.port)
    assert.isAtLeast(addresses.length, 300)
    for (const address of addresses) assert.match((await refusal(address)) ?? '', SENTENCE, address)
    assert.deepEqual(canary.requests, [])
  }).timeout(MINUTES)

  test('reaches this machine by no redirect of a public server', async ({ assert }) => {
    // Without a scheme they would be paths of the public server, and a header has no white space.
    const hostile = hostileAddresses(canary.port).filter((one) => /^[a-z-]+:\S*$/i.test(one))
    targets.push(
      ...hostile.map((location, at) => ({ status: STATUSES[at % STATUSES.length], location })),
      ...[`//127.0.0.1:${canary.port}/`, `//localhost:${canary.port}/`].map((location) => ({
        ...{ status: 302, location },
      }))
    )
    const { port } = publicServer
    for (const [at, { location }] of targets.entries()) {
      for (const path of [at, `more/${at}`])
        assert.match(
          (await refusal(`http://public.test:${port}/${path}`)) ?? '',
          SENTENCE,
          location
        )
    }
    assert.deepEqual(canary.requests, [])
  }).timeout(MINUTES)

  test('connects to the address that was checked, whatever its name means later', async ({
    assert,
  }) => {
    // Nothing listens on this port of the first address; the canary does on the second.
    const wrong = await refusal(`http://rebinding.test:${canary.port}/`)
    assert.equal(wrong, 'rebinding.test does not answer.')
    const allowed = rules()
    targets.push({ status: 302, location: `http://rebinding.test:${canary.port}/` })
    const path = targets.length - 1
    const later = await refusal(`http://rebinding.test:${publicServer.port}/${path}`, allowed)
    assert.equal(later, 'rebinding.test leads to a private network, which Hone does not read from.')
    assert.deepEqual(canary.requests, [])
  })
})

/** A header has no other characters. */
const headerText = (text: string) =>
  text.replace(/[^\x21-\x7e]/gu, (character) => encodeURIComponent(character))
