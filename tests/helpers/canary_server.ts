import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface HttpStandIn {
  port: number
  /** What was asked for: method, host and path. */
  requests: string[]
  close(): Promise<void>
}

const lineOf = ({ method, headers, url }: IncomingMessage) => `${method} ${headers.host}${url}`

/** A server on a loopback address. Without `answer` it is a canary: whatever reaches it is kept. */
export async function startHttpStandIn(
  address: string,
  answer: RequestListener = (_request, response) => void response.end('canary')
): Promise<HttpStandIn> {
  const requests: string[] = []
  const server = createServer((request, response) => {
    requests.push(lineOf(request))
    response.setHeader('content-type', 'text/plain')
    answer(request, response)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, address, resolve)
  })
  return {
    port: (server.address() as AddressInfo).port,
    requests,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }
}

/** A loopback address that stands for a public one; Linux has all of 127.0.0.0/8. */
export const PUBLIC_STAND_IN = '127.0.0.2'
