import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The floor of an HTTP server on this machine: answers every request with the bytes it was started with. */
const body = Buffer.from(process.env.BODY ?? '')
const headers: Record<string, string> = JSON.parse(process.env.HEADERS ?? '{}')

const server = createServer((request, response) => {
  request.resume()
  request.once('end', () => response.writeHead(200, headers).end(body))
})
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
process.once('disconnect', () => process.exit())
