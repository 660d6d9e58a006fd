import { once } from 'node:events'
import { createServer } from 'node:net'

/** A server that refuses each connection as PostgreSQL does, with one of its codes. */
export async function refusingPostgres(code: string, message: string) {
  const fields = [`SFATAL`, `VFATAL`, `C${code}`, `M${message}`].map((field) => `${field}\0`)
  const body = Buffer.from(`${fields.join('')}\0`)
  const head = Buffer.alloc(5)
  head.write('E')
  head.writeInt32BE(body.length + 4, 1)
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.once('data', () => socket.end(Buffer.concat([head, body])))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  return { port, close: () => void server.close() }
}
