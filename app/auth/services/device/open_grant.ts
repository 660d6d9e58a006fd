import { randomInt } from 'node:crypto'
import { v7 } from 'uuid'
import { GRANT_SECONDS, POLL_SECONDS } from '#app/auth/domain/device_grant'
import type { Scope } from '#app/auth/domain/scopes'
import { newUserCode } from '#app/auth/domain/user_code'
import DeviceGrant from '#app/auth/models/device_grant'
import { hashOfSecret, newSecret } from '#app/auth/services/session_secrets'
import { isDuplicate } from '#app/core/is_duplicate'

interface Wish {
  deviceName: string
  scopes: Scope[]
  userAgent: string | null
  address: string
  /** Milliseconds since 1970. */
  now: number
}

interface Codes {
  deviceCode: string
  userCode: string
}

const MAX_DRAWS = 5

/** Begins the sign-in of a terminal. @returns the two codes, which the database knows by their hashes alone */
export async function openGrant(wish: Wish): Promise<Codes> {
  for (let draw = 1; ; draw += 1) {
    const codes = { deviceCode: newSecret(), userCode: newUserCode(randomInt) }
    try {
      await insertGrant(wish, codes)
      return codes
    } catch (error) {
      // Another terminal may have the same user code.
      if (!isDuplicate(error) || draw === MAX_DRAWS) throw error
    }
  }
}

async function insertGrant(wish: Wish, { deviceCode, userCode }: Codes): Promise<void> {
  await DeviceGrant.create({
    id: v7(),
    deviceCodeHash: hashOfSecret(deviceCode),
    userCodeHash: hashOfSecret(userCode),
    deviceName: wish.deviceName,
    scopes: wish.scopes.join(' '),
    userAgent: wish.userAgent?.slice(0, 300) ?? null,
    address: wish.address.slice(0, 64),
    state: 'pending',
    userId: null,
    pollSeconds: POLL_SECONDS,
    lastPollMs: null,
    createdMs: wish.now,
    expiresMs: wish.now + GRANT_SECONDS * 1000,
  })
}
