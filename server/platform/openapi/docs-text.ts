const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);

/** Words between backquotes are code. */
export const prose = (text: string): string => escaped(text).replace(/`([^`]+)`/g, '<code>$1</code>');
