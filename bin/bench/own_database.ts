import pg from 'pg'

/** Works on a database of its own on a server, which is dropped again. */
export async function inOwnDatabase<Result>(
  address: string,
  work: (url: string) => Promise<Result>,
  purpose = 'bench'
): Promise<Result> {
  const name = `hone_${purpose}_${process.pid}`
  const server = new pg.Client(address)
  await server.connect()
  try {
    await server.query(`create database ${name}`)
    const url = new URL(address)
    url.pathname = `/${name}`
    return await work(url.href)
  } finally {
    await server.query(`drop database if exists ${name} with (force)`)
    await server.end()
  }
}
