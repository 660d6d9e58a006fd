import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown

/** A server that answers as a test wants. */
export async function serving(answer: Answer, cleanup: (end: () => void) => void) {
  const server = createServer(answer)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  cleanup(() => {
    server.closeAllConnections()
    server.close()
  })
  return { server, host: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}
