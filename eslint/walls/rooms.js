import { ROOM_NAMES, ROOMS } from '../rooms.js'
import { forbidImports } from '../wall.js'

/** Core is the ground: what lies openly in it is there for all. */
const openTo = (room) =>
  room === 'core'
    ? '(?!controllers/|validators/|transformers/|middleware/|routes$)'
    : '(?:models|services|domain)/'

const above = (room) => ROOM_NAMES.filter((name) => ROOMS[name].includes(room)).join(', ')

function between(room, other) {
  if (ROOMS[room].includes(other)) {
    return {
      regex: `^#app/${other}/(?!${openTo(other)})`,
      message: `From another room take only models/, services/ and domain/. What ${room} needs here belongs in the services/ folder of ${other}, or in a transformer of ${room} itself.`,
    }
  }
  if (ROOMS[room].includes(`${other}/domain`)) {
    return {
      regex: `^#app/${other}/(?!domain/)`,
      message: `${room} stands on ${other}/domain alone. Pure code belongs there; what needs more of ${other} belongs in a room above both: ${above(room)}.`,
    }
  }
  const ground = ROOMS[room].join(', ') || 'nothing of ours'
  return {
    regex: `^#app/${other}/`,
    message: `${room} stands on ${ground}, not on ${other}. Code that needs both belongs in a room that stands on both; code that both need belongs below.`,
  }
}

const NOWHERE = [
  {
    regex: `^#app/(?!(${ROOM_NAMES.join('|')})/)`,
    message: 'There is no such room. The rooms and their order stand in eslint/rooms.js.',
  },
  {
    regex: '^#(frontend|cli|client|tests)/',
    message:
      'The server knows neither its clients nor its tests. What both need is pure and belongs in a domain/ folder.',
  },
]

export const rooms = ROOM_NAMES.flatMap((room) =>
  forbidImports('rooms', { files: [`app/${room}/**`] }, [
    ...ROOM_NAMES.filter((other) => other !== room).map((other) => between(room, other)),
    ...NOWHERE,
  ])
)
