import { once } from 'node:events'
import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface RoundRobin {
  url: string
  close(): Promise<void>
}

/** A proxy that sends each request to the next of several servers, and streams what they answer. */
export async function roundRobin(targets: string[]): Promise<RoundRobin> {
  let turn = 0
  // An idle connection that one side closes while the other reuses it would fail a request.
  const agent = new Agent({ keepAlive: false })
  const server = createServer({ keepAliveTimeout: 0 }, (incoming, outgoing) => {
    const target = new URL(incoming.url ?? '/', targets[turn++ % targets.length])
    const { method, headers } = incoming
    const passed = request(target, { method, headers, agent }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    passed.once('error', () => outgoing.destroy())
    outgoing.once('close', () => passed.destroy())
    incoming.pipe(passed)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
