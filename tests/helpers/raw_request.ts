import { once } from 'node:events'
import { connect } from 'node:net'

interface Sent {
  port: number
  /** The request line and the headers. */
  head: string[]
  /** The part of the body that is sent; the rest never comes. */
  body: string
}

/** Sends a request that does not end, and waits until the server has answered and closed the connection. */
export async function rawRequest({ port, head, body }: Sent) {
  const socket = connect(port, process.env.HOST)
  await once(socket, 'connect')
  let answer = ''
  socket.on('data', (chunk) => (answer += chunk))
  socket.on('error', () => undefined)
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  await once(socket, 'close')
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]), isClosed: socket.closed }
}
