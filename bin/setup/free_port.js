import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'

/** Above 10080, which browsers refuse to open, and 11434, where Ollama is looked for. */
const LOWEST = 12_000
/** Where the system does not say it: as RFC 6335 has it. */
const FIRST_EPHEMERAL = 49_152

let next = 0

/**
 * A port of this machine that nobody uses now, and that stays free until it is used: the system takes the ports of
 * outgoing connections, and of servers that ask for any port, from a range above it. Each process begins at another
 * place, and takes one port after the other.
 */
export async function freePort() {
  const count = firstEphemeral() - LOWEST
  // No room below that range: the system has to choose.
  if (count < 1000) return bind(0)
  next ||= Math.floor(Math.random() * count)
  for (let looks = 0; looks < count; looks++) {
    const port = await bind(LOWEST + (next++ % count))
    if (port) return port
  }
  throw new Error('All ports are in use.')
}

function firstEphemeral() {
  try {
    return Number.parseInt(readFileSync('/proc/sys/net/ipv4/ip_local_port_range', 'utf8'))
  } catch {
    return FIRST_EPHEMERAL
  }
}

/** Resolves to the port that could be bound for a moment, or to null. */
function bind(wish) {
  const server = createServer()
  return new Promise((resolve, reject) => {
    server.once('error', (error) => (error.code === 'EADDRINUSE' ? resolve(null) : reject(error)))
    server.listen(wish, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}
