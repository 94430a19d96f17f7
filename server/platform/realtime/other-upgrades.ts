import { type Server, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

const refused = 'HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n';

/** Milliseconds in which the other side may take in what was answered; Node watches such a connection no more. */
const lingersMs = 2000;

/** Ends a connection, whatever the other side still sends: unread, it would keep both waiting for each other. */
function endSoon(socket: Duplex, last?: string): void {
  socket.end(last);
  socket.resume();
  setTimeout(() => socket.destroy(), lingersMs).unref();
}

/**
 * Answers in this protocol who offers another one besides, as `curl --http2` does: an offer may be passed over (RFC 9110,
 * 7.8). Since somebody listens for upgrades, Node hands over each of them, and whose nobody is would get no answer.
 * @param path the one whose upgrades are taken
 */
export function passOverUpgrades(server: Server, path: string): void {
  server.on('upgrade', (request, socket) => {
    if (request.url?.startsWith(path)) return;
    socket.on('error', () => socket.destroy());
    const hasBody =
      request.headers['transfer-encoding'] !== undefined ||
      Number(request.headers['content-length'] ?? 0) > 0;
    // Node reads no body of such a request.
    if (hasBody || !(socket instanceof Socket)) return endSoon(socket, refused);
    const response = new ServerResponse(request);
    response.shouldKeepAlive = false;
    response.assignSocket(socket);
    // Node tells no answer any more when such a connection takes in more.
    socket.on('drain', () => response.emit('drain'));
    response.on('finish', () => endSoon(socket));
    server.emit('request', request, response);
  });
}
