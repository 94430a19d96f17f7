import type { Server, Socket } from 'socket.io';

/** The room of all connections of a user. */
export const userRoom = (userId: string): string => `user:${userId}`;
const topicRoom = (topic: string): string => `topic:${topic}`;

/** The connection hears of a topic from now on, one at a time; of none without. */
export function follow(socket: Socket, topic: string | undefined): void {
  const { followed } = socket.data;
  if (typeof followed === 'string') void socket.leave(topicRoom(followed));
  socket.data.followed = topic;
  if (topic !== undefined) void socket.join(topicRoom(topic));
}

/** Emits to users and to followers, in every process or in this one alone. */
export function makeEmitters(io: Server) {
  return {
    // Without a room Socket.IO emits to everybody.
    emit(this: void, userIds: string[], event: string, data: unknown): void {
      if (userIds.length > 0) io.to(userIds.map(userRoom)).emit(event, data);
    },
    emitHere(this: void, userIds: string[], event: string, data: unknown): void {
      if (userIds.length > 0) io.local.to(userIds.map(userRoom)).emit(event, data);
    },
    emitToFollowers(this: void, topic: string, event: string, data: unknown): void {
      io.to(topicRoom(topic)).emit(event, data);
    },
  };
}
