import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { urlOf } from '#tests/helpers/postgres'

/** Between Hone and PostgreSQL, where a test cuts what goes through. */
export class PostgresProxy {
  #server: Server
  #sockets = new Set<Socket>()
  #isOpen = true

  private constructor(target: URL) {
    this.#server = createServer((from) => {
      if (!this.#isOpen) return void from.destroy()
      const to = connect(Number(target.port), target.hostname)
      this.#sockets.add(from).add(to)
      for (const [socket, other] of [
        [from, to],
        [to, from],
      ]) {
        socket.on('error', () => undefined)
        socket.on('close', () => {
          this.#sockets.delete(socket)
          other.destroy()
        })
        socket.pipe(other)
      }
    })
  }

  static async start(): Promise<PostgresProxy> {
    const proxy = new PostgresProxy(new URL(urlOf({})))
    proxy.#server.listen(0, '127.0.0.1')
    await once(proxy.#server, 'listening')
    return proxy
  }

  get port(): string {
    return String((this.#server.address() as AddressInfo).port)
  }

  /** Every connection breaks, and no other is let through. */
  cut(): void {
    this.#isOpen = false
    for (const socket of this.#sockets) socket.destroy()
  }

  mend(): void {
    this.#isOpen = true
  }

  end(): void {
    this.cut()
    this.#server.close()
  }
}
