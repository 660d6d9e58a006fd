import type { Page } from 'playwright-core'
import type { Desk } from '#tests/browser/helpers/desk'
import { newcomer } from '#tests/browser/saved/own_data'
import type { Check, Row, Viewer } from '#tests/browser/specification/types'

interface Reader {
  page: Page
  /** What the page shows: an address, and what the server was made to answer. */
  place?: string
}

const isNew = (viewer: Viewer) => viewer === 'person' || viewer === 'newcomer'

/** Brings a page to the place of each row, as its viewer finds it. */
export class Arrivals {
  #readers = new Map<string, Promise<Reader>>()
  #numbers = new Map<Check, number>()

  constructor(private desk: Desk) {}

  /** Rows that only look come in the order of their pages, so that each page is loaded once; the others follow. */
  inOrder(rows: Row[]): Row[] {
    const sights = rows.filter(({ isSight }) => isSight)
    const byPage = Map.groupBy(sights, (row) => `${this.#readerOf(row)} ${this.#placeOf(row)}`)
    return [...[...byPage.values()].flat(), ...rows.filter(({ isSight }) => !isSight)]
  }

  async open(row: Row): Promise<Page> {
    if (row.isSight) return this.#openToRead(row)
    const page = await this.#arrive(row.as)
    if (row.moment) await page.clock.setFixedTime(row.moment)
    await row.before?.(page, this.desk)
    await row.answers?.(page, this.desk)
    await page.goto(this.desk.url + row.where)
    return page
  }

  async #openToRead(row: Row): Promise<Page> {
    const name = this.#readerOf(row)
    const arriving = this.#readers.get(name) ?? this.#newReader(row)
    this.#readers.set(name, arriving)
    const reader = await arriving
    const place = this.#placeOf(row)
    if (reader.place === place) return reader.page
    reader.place = undefined
    await reader.page.unrouteAll({ behavior: 'ignoreErrors' })
    await row.answers?.(reader.page, this.desk)
    await reader.page.goto(this.desk.url + row.where)
    reader.place = place
    return reader.page
  }

  async #newReader({ as, moment, before }: Row): Promise<Reader> {
    const page = await this.#arrive(as, true)
    if (moment) await page.clock.setFixedTime(moment)
    await before?.(page, this.desk)
    return { page }
  }

  #arrive(as: Viewer, stays = false): Promise<Page> {
    if (isNew(as)) return newcomer(this.desk, { stays })
    return this.desk.arrive(as === 'visitor' ? { as: null, stays } : { stays })
  }

  #readerOf({ as, moment, before }: Row): string {
    return [as, moment?.getTime(), this.#numberOf(before)].join()
  }

  #placeOf({ where, answers }: Row): string {
    return [where, this.#numberOf(answers)].join()
  }

  /** The same function has the same number. */
  #numberOf(check?: Check): number {
    if (!check) return 0
    const number = this.#numbers.get(check) ?? this.#numbers.size + 1
    this.#numbers.set(check, number)
    return number
  }
}
