import { useRef } from 'react';

/** Names what is sent. The same again, after a line that broke, has the same name; other words are another thing. */
export function useSameName(): (said: unknown) => string {
  const sent = useRef({ text: '', clientId: '' });
  return (said) => {
    const text = JSON.stringify(said);
    if (sent.current.text !== text) sent.current = { text, clientId: crypto.randomUUID() };
    return sent.current.clientId;
  };
}
